title = Take
takes = takes { $sticks }
too-few = There are only { $sticks } sticks.
