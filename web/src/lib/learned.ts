/** Lessons that were gone through to their end in this browser: who asks for one again begins a new one. */

const place = (id: string): string => `quartett-learned-${id}`;

export function finish(id: string): void {
  try {
    localStorage.setItem(place(id), "1");
  } catch {
    // then the table of the lesson is opened again
  }
}

export function isFinished(id: string): boolean {
  try {
    return localStorage.getItem(place(id)) !== null;
  } catch {
    return false;
  }
}
