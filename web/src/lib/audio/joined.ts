/** Pieces of a sound as one. */
export function joined(pieces: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return samples;
}
