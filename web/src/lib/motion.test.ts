import { beforeEach, expect, test, vi } from "vitest";
import { arrive, flyFrom, hop } from "./motion";
import { PACE, settings } from "./settings.svelte";

const there = { x: 0, y: 0, width: 10, height: 40 } as DOMRect;

function thing(): { element: HTMLElement; animate: ReturnType<typeof vi.fn> } {
  const element = document.createElement("div");
  const animate = vi.fn();
  Object.assign(element, { animate, getBoundingClientRect: () => ({ x: 100, y: 50, width: 10, height: 20 }) as DOMRect });
  return { element, animate };
}

beforeEach(() => Object.assign(settings, { speed: "quick", stillness: false }));

test("a card flies from where it was, and is as large there", () => {
  const { element, animate } = thing();
  flyFrom(element, there);
  expect(animate).toHaveBeenCalledWith([{ transform: "translate(-100px, -40px) scale(2)" }, { transform: "none" }], expect.objectContaining({ duration: PACE.quick.fly }));
});

test("without motion, or from nowhere, it fades in", () => {
  const { element, animate } = thing();
  flyFrom(element, null);
  settings.stillness = true;
  flyFrom(element, there);
  expect(animate.mock.calls).toEqual([
    [{ opacity: [0, 1] }, { duration: PACE.quick.fly }],
    [{ opacity: [0, 1] }, { duration: PACE.quick.fly }],
  ]);
});

test("at once means at once", () => {
  settings.speed = "instant";
  const { element, animate } = thing();
  flyFrom(element, there);
  hop(element, 5);
  expect(animate).not.toHaveBeenCalled();
});

test("one hop for two steps, but one at least and six at most, all in the same time", () => {
  for (const [steps, hops] of [[1, 1], [4, 2], [60, 6]] as const) {
    const { element, animate } = thing();
    hop(element, steps);
    expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ iterations: hops, duration: PACE.quick.walk / hops }));
  }
  settings.stillness = true;
  const { element, animate } = thing();
  hop(element, 4);
  expect(animate).not.toHaveBeenCalled();
});

test("what is under way arrives; what never ends goes on", () => {
  const motion = (endTime: number) => ({ finish: vi.fn(), effect: { getComputedTiming: () => ({ endTime }) } });
  const [flight, jog] = [motion(240), motion(Infinity)];
  Object.assign(document, { getAnimations: () => [flight, jog] });
  arrive();
  expect(flight.finish).toHaveBeenCalledOnce();
  expect(jog.finish).not.toHaveBeenCalled();
});
