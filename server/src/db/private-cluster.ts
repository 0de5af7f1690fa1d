import { NodeFS } from '@electric-sql/pglite/nodefs';

const OWNER_ONLY = 0o700;

/** What makes a file or folder, and what changes its mode, in the database's view of the disk. */
type NodeOperations = {
  mknod: (parent: object, name: string, mode: number, device: number) => object;
  setattr: (node: object, changed: { mode?: number }) => void;
};

/**
 * The files of an embedded database, for the site's own user only. The umask alone does not do
 * that: the database sets the mode of what it has made by itself, and to what anybody can write.
 */
export class PrivateCluster extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }) => makePrivate((NODEFS as unknown as { node_ops: NodeOperations }).node_ops),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** The kind of a file stands above the bits that say what may be done with it. */
const forOwner = (mode: number) => mode & ~(0o777 & ~OWNER_ONLY);

function makePrivate(operations: NodeOperations) {
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, forOwner(mode), device);
  operations.setattr = (node, changed) =>
    setattr(
      node,
      changed.mode === undefined ? changed : { ...changed, mode: forOwner(changed.mode) },
    );
}
