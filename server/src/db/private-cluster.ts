import { NodeFS } from '@electric-sql/pglite/nodefs';

const OWNER_ONLY = 0o700;

/** The file-system hooks of the database that create a node or change its mode. */
type NodeOperations = {
  mknod: (parent: object, name: string, mode: number, device: number) => object;
  setattr: (node: object, changed: { mode?: number }) => void;
};

/**
 * Makes the files of an embedded database accessible only to the site's own user. The umask is not
 * enough: the database sets modes itself, and makes files world-writable.
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

/** Clears the group and other bits and keeps the file type. */
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
