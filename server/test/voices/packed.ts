import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** A `.tgz` as registries serve packages. */
export function tgz(files: Record<string, Uint8Array | string>): Uint8Array {
  const parts = Object.entries(files).flatMap(([path, content]) => {
    const bytes = Buffer.from(content);
    const header = Buffer.alloc(BLOCK);
    header.write(path, 0);
    header.write(bytes.length.toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    return [header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  return new Uint8Array(gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])));
}

/** An archive of NumPy with one row of numbers for each name. */
export function npz(rows: Record<string, Float32Array>): Uint8Array {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, row] of Object.entries(rows)) {
    const file = Buffer.from(`${name}.npy`);
    const content = npy(row);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(file.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(file.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, file, content);
    list.push(entry, file);
    at += local.length + file.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(rows).length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, ...list, end]));
}

function npy(row: Float32Array): Buffer {
  const about = `{'descr': '<f4', 'fortran_order': False, 'shape': (1, ${row.length}), }\n`;
  const header = Buffer.alloc(10);
  header.write('\x93NUMPY\x01', 0, 'latin1');
  header.writeUInt16LE(about.length, 8);
  const numbers = Buffer.from(row.buffer, row.byteOffset, row.byteLength);
  return Buffer.concat([header, Buffer.from(about), numbers]);
}
