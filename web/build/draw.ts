import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

const [root, file] = process.argv.slice(2);
if (!root || !file) throw new Error('Which front end, and where to?');

const vite = await createServer({
  root,
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  appType: 'custom',
  plugins: [react()],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});
const { drawHomePage } = (await vite.ssrLoadModule('/src/prerender.tsx')) as {
  drawHomePage: () => string;
};
await mkdir(dirname(file), { recursive: true });
await writeFile(file, drawHomePage());
process.exit(0);
