/** Puts into index.html what fresh.js says when the page's own files cannot be loaded: a sentence and a button in every language. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const TEXTS = join(dirname(fileURLToPath(import.meta.url)), "../../../src/quartett/text");

export function outdated(): Plugin {
  return {
    name: "quartett-outdated",
    transformIndexHtml: (html) => html.replace("<!-- outdated -->", words()),
  };
}

function words(): string {
  const files = readdirSync(TEXTS).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => inLanguage(file.slice(0, 2), readFileSync(join(TEXTS, file), "utf-8"))).join("");
}

function inLanguage(language: string, text: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(text));
  const [sentence, button] = ["web-outdated", "web-reload"].map((name) => bundle.formatPattern(bundle.getMessage(name)?.value ?? name));
  return `<div lang="${language}" role="alert" hidden><p>${sentence}</p><p><button type="button">${button}</button></p></div>`;
}
