import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { outdated } from "./src/build/outdated";

const STAYS = { disableMainFrameNavigation: true, disableFallbackToSetURL: true }; // a test's page is never left

export default defineConfig({
  plugins: [svelte(), outdated()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // tests run the browser's half of Svelte
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost/", settings: { navigation: STAYS, handleDisabledFileLoadingAsSuccess: true } } },
    include: ["src/**/*.test.ts"],
    pool: "threads",
    testTimeout: 120_000, // also on a busy machine
    restoreMocks: true,
    unstubGlobals: true,
  },
  server: {
    fs: { allow: [".."] }, // the texts are the Python package's own files
    proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true }, "/health": "http://127.0.0.1:8123" },
  },
});
