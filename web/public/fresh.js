// A page that no longer fits its server: files it needs are gone, or it speaks another protocol. It loads itself again, once for each
// build; if that does not help, it says so. This file is not part of the build's bundle: it must be there when the bundle is not.
(() => {
  const PLACE = "quartett-reloaded";
  let begun = false;

  // The name of the main script has a hash in it: it names the build.
  const build = () => document.querySelector("script[type=module]")?.getAttribute("src") ?? "";

  // Also brings a cached page up to date. An address that does not exist is an answer, too: there is a page that says so.
  const answers = () => fetch(location.href, { cache: "reload", headers: { Accept: "text/html" } }).then(({ status }) => status < 500, () => false);

  // A browser that keeps nothing could reload for ever.
  function firstTime() {
    try {
      if (sessionStorage.getItem(PLACE) === build()) return false;
      sessionStorage.setItem(PLACE, build());
      return true;
    } catch {
      return false;
    }
  }

  function language() {
    let chosen = "";
    try {
      chosen = JSON.parse(localStorage.getItem("quartett-settings") || "{}").language;
    } catch {}
    const wanted = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))];
    return wanted.find((one) => one && document.querySelector(`#outdated [lang="${one}"]`)) ?? "en";
  }

  function say() {
    document.getElementById("app").hidden = true;
    const words = document.querySelector(`#outdated [lang="${language()}"]`);
    words.hidden = false;
    const button = words.querySelector("button");
    Object.assign(words.style, { maxWidth: "36rem", margin: "0 auto", padding: "20vh 1rem", textAlign: "center" }); // also without a style sheet
    Object.assign(button.style, { marginTop: "1.5rem", padding: "0.75rem 1.25rem", font: "inherit" });
    button.addEventListener("click", () => location.reload());
    button.focus();
  }

  async function anew() {
    if (begun) return;
    begun = true;
    if ((await answers()) && firstTime()) location.reload();
    else say();
  }

  addEventListener("error", ({ target }) => target instanceof Element && target.matches("script, link[rel=stylesheet]") && anew(), true);
  addEventListener("vite:preloadError", anew);
  addEventListener("quartett:outdated", anew);
})();
