/** Values that keep coming, always together in one array. */
export type Growing = { add: (values: Float32Array) => void; all: () => Float32Array };

export function createGrowing(): Growing {
  let room = new Float32Array(0);
  let length = 0;
  return {
    add: (values) => {
      if (length + values.length > room.length) {
        const wider = new Float32Array(2 * (length + values.length));
        wider.set(room.subarray(0, length));
        room = wider;
      }
      room.set(values, length);
      length += values.length;
    },
    all: () => room.subarray(0, length),
  };
}
