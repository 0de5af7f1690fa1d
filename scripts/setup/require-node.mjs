// Imported first by every command, with syntax that an old Node can parse: somebody with Node 16
// should get a sentence, not a syntax error.
const REQUIRED = 20;
const major = Number(process.versions.node.split('.')[0]);

if (major < REQUIRED) {
  console.error(`Saywell needs Node ${REQUIRED} or newer; this is ${process.version}.`);
  process.exit(1);
}
