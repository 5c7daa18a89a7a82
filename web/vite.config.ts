import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] }, // the texts are the Python package's own files
    proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true }, "/health": "http://127.0.0.1:8123" },
  },
});
