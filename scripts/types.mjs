// Type-checks every member of the workspace, prints each member's errors and fails if there are
// any.
import { spawnSync } from 'node:child_process';

const projects = ['.', 'contract', 'speech', 'server', 'web', 'e2e', 'training'];
const failed = projects.filter(
  (project) => spawnSync('tsc', ['-p', project], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exit(1);
}
