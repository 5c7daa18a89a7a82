/** This page and its server no longer fit together: public/fresh.js loads the page anew, once, or says that it is too old. */
export function outdated(): void {
  dispatchEvent(new Event("quartett:outdated"));
}
