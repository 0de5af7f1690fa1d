import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { drawHomePage } from './build/draw-home-page.ts';
import { pagePlaceholders } from './build/page-placeholders.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** What every page needs, whatever it shows. */
const VENDOR = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;

/** Small parts that every first visit needs: one file instead of a dozen, each with its headers. */
const BASE =
  /web\/src\/(?:ui\/(?:ad-frame|banner|button|button-link|button-style|card|class-names|icon|icon-button|progress-bar|skeleton|sound-segments|spinner|waveform|wave-path)|lib\/(?:api|api-error|app-config|batch|consent|device|optional-part|random-id|store|tier|track|url)|features\/(?:ads\/(?:ad-slot|cadence)|listening\/(?:phrase-line|use-player|use-voice)))\.tsx?$|contract\/src\/categories\.ts$/;

/** Ad blockers go by such names. A chunk they stop would take every screen that needs it along. */
const SUSPECT = /(^|-)(ads?|track|consent|cookies?|conversion|measurement|analytics|network)(-|$)/;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pagePlaceholders(),
    preloadFonts(),
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
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${SUSPECT.test(name) ? 'part' : '[name]'}-[hash].js`,
        // One file that outlives our own releases in the browser's cache, and compresses better.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'base', test: BASE },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
