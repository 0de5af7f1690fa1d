// `npm run build`: the web app, if its sources changed since the last build.
import { runCommand } from './setup/problem.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

await runCommand(async () => {
  if (!(await ensureWebBuilt())) console.log('The built web app is up to date.');
  return 0;
});
