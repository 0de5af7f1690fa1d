import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { drawHomePage } from './build/draw-home-page.ts';
import { engineFiles } from './build/engine-files.ts';
import { pagePlaceholders } from './build/page-placeholders.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

/** What every page needs, whatever it shows. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;

/** Small parts that every first visit needs: one file instead of a dozen, each with its headers. */
const BASE =
  /web\/src\/(?:ui\/(?:ad-frame|banner|button|card|class-names|icon|icon-button|loading|progress-bar|sound-segments|waveform)|lib\/(?:api|api-error|app-config|batch|connection|consent|store|track)|features\/(?:ads\/(?:ad-slot|cadence)|listening\/(?:phrase-line|listening|use-voice)))\.tsx?$|contract\/src\/(?:categories|limits|scored)\.ts$|lucide-react\/dist\/esm\/icons\/(?:arrow-right|mic|rotate-ccw|send|volume-2)\.m?js$/;

/** Everything up to the verdict, which a first visit may come to: it compresses better as one file. */
const PRACTICE =
  /web\/src\/(?:lib\/(?:account-header|device-only)|pages\/practice\/use-practice-run|features\/(?:practice\/analyze|listening\/listen-button|recording\/(?:inline-recorder|mic-button|recorder-problem|recorder|use-recorder|problem)))\.tsx?$/;

/** What all screens of signed-in people share: the first visit carries the name of each chunk. */
const SIGNED_IN =
  /web\/src\/(?:lib\/(?:outbox\/|kept)|features\/(?:device\/(?:engine|files|create-following|slow-device)\.ts|offline\/(?:app-notices|updates|keep-examples|keep-problem|kept-categories)|practice\/(?:keep-scored|save)\.ts))/;

/** Icons of several screens, none of them the first: a file for each would cost its name there. */
const ICONS =
  /lucide-react\/dist\/esm\/icons\/(?:arrow-left|check|chevron-down|download|fingerprint-pattern|lightbulb|mail-check|pen-line|plus|share-2|skip-forward|trash)\.m?js$/;

/** Small parts of many screens, none of them the first, in one file for the same reason. */
const SMALL =
  /web\/src\/(?:features\/(?:classes\/class-days|practice\/stopwatch)|ui\/(?:badge|band-mark|bands|ear-mark|figures|ipa|part|round-dots|score-chip|scroll-region|sound-names|text-link|unbroken)|lib\/(?:account-storage|local-time|reading-state|saves-data|tab-storage))\.tsx?$/;

/** Of a file: whether the entry imports it. */
const WITH_ENTRY = /\/(?:vendor|base|rolldown-runtime)-/;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pagePlaceholders(),
    preloadFonts(),
    engineFiles(),
    serviceWorker(),
    compressAssets(),
    drawHomePage(),
  ],
  // Every script and style tag of the page gets this attribute; the server puts the real nonce in.
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    // Fonts and pictures stay files: data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    // Which chunk loads which: `npm run size` adds up the first visit from it.
    manifest: true,
    // Old browsers fetch a chunk’s imports one after the other instead of all at once.
    modulePreload: {
      polyfill: false,
      // What the entry itself imports is there before any other chunk is asked for.
      resolveDependencies: (_, chunks, { hostType }) =>
        hostType === 'js' ? chunks.filter((chunk) => !WITH_ENTRY.test(chunk)) : chunks,
    },
    rolldownOptions: {
      output: {
        // No names: an ad blocker that stops “consent.js” would take every screen that needs it along.
        // The manifest knows them. Seven letters: the first visit carries those of all chunks.
        chunkFileNames: ({ name }) =>
          WITH_ENTRY.test(`/${name}-`) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
        hashCharacters: 'base36',
        // One file that outlives our own releases in the browser's cache, and compresses better.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'base', test: BASE },
            { name: 'practice', test: PRACTICE },
            { name: 'signed-in', test: SIGNED_IN },
            { name: 'icons', test: ICONS },
            { name: 'small', test: SMALL },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
