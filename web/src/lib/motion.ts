/** Calm motion that shows what happened. Any click or key ends it; at the speed "at once" there is none; reduced motion fades. */
import { PACE, settings, still } from "./settings.svelte";

const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";

/** Let something that lies in its place now fly there from where it was. */
export function flyFrom(what: HTMLElement, from: DOMRect | null): void {
  const duration = PACE[settings.speed].fly;
  if (!duration || document.hidden) return;
  if (still() || !from) {
    what.animate({ opacity: [0, 1] }, { duration });
    return;
  }
  const to = what.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = Math.max(0.5, Math.min(2, from.height / to.height));
  what.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], { duration, easing: EASE });
}

/** Little hops on the way, one for every two steps. */
export function hop(what: Element, steps: number): void {
  const { fly, walk } = PACE[settings.speed];
  if (!walk || still() || document.hidden) return;
  const iterations = Math.max(1, Math.min(6, Math.round(steps / 2)));
  what.animate({ transform: ["none", "translateY(-12%) rotate(-3deg)", "none"] }, { duration: walk / iterations, iterations, delay: fly });
}

/** Everything that is under way arrives now; what never ends (a gaze, a jog) goes on. */
export function arrive(): void {
  for (const motion of document.getAnimations()) if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}
