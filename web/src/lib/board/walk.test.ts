import { beforeEach, expect, test } from "vitest";
import { walk } from "./walk";

let hand: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><button id="a"></button><i></i><button id="b"></button><button id="c"></button></div>';
  hand = document.querySelector("div") as HTMLElement;
  hand.addEventListener("keydown", (event) => walk(event, "button"));
});

function press(key: string): { id: string | undefined; taken: boolean } {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true });
  (document.activeElement ?? hand).dispatchEvent(event);
  return { id: document.activeElement?.id, taken: event.defaultPrevented };
}

test("arrow keys walk, and stop at both ends", () => {
  document.getElementById("a")?.focus();
  expect(press("ArrowRight")).toEqual({ id: "b", taken: true });
  expect(press("ArrowRight").id).toBe("c");
  expect(press("ArrowRight").id).toBe("c");
  expect(press("ArrowLeft").id).toBe("b");
  expect(press("Home").id).toBe("a");
  expect(press("ArrowLeft").id).toBe("a");
  expect(press("End").id).toBe("c");
});

test("other keys do what they always do", () => {
  document.getElementById("b")?.focus();
  expect(press("Enter")).toEqual({ id: "b", taken: false });
});
