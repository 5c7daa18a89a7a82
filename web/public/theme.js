// Before the first paint: the theme a person chose earlier, so that nothing flashes.
try {
  const { theme } = JSON.parse(localStorage.getItem("quartett-settings") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
