/**
 * A WebAssembly module with one function, put together here byte by byte so that what runs is what
 * is written, without a compiler in the build:
 *
 *   multiply(weights, bias, signal, result, outputs, inputs, stepBytes)
 *
 * All are addresses or sizes. It works on blocks of four outputs by eight steps, which is as much
 * as fits in the registers; weights lie as `[block of 4 outputs][input][output in block]`, signal
 * and result as rows of `stepBytes` bytes, a multiple of 32.
 */
export function simdModule(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...MAGIC,
    ...section(
      1,
      vector([[0x60, ...vector(Array.from({ length: PARAMETERS }, () => [I32])), 0x00]]),
    ),
    ...section(2, vector([[...name('host'), ...name('memory'), 0x02, 0x00, 0x01]])),
    ...section(3, vector([[0x00]])),
    ...section(7, vector([[...name('multiply'), 0x00, 0x00]])),
    ...section(10, vector([sized([...LOCALS, ...body(), END])])),
  ]);
}

/** `\0asm`, version 1. */
const MAGIC = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

const I32 = 0x7f;
const V128 = 0x7b;
const END = 0x0b;

const PARAMETERS = 7;
const [WEIGHTS, BIAS, SIGNAL, RESULT, OUTPUTS, INPUTS, STEP_BYTES] = [0, 1, 2, 3, 4, 5, 6];
const [OUTPUT, STEP, INPUT, WEIGHT_AT, SIGNAL_AT, RESULT_AT] = [7, 8, 9, 10, 11, 12];
/** Sums of four outputs over two vectors of four steps. */
const SUMS = 13;
const [LOW, HIGH, WEIGHT] = [21, 22, 23];
const LOCALS = vector([
  [6, I32],
  [11, V128],
]);

function body(): number[] {
  const startBlock = [
    eachOutput((r) => [get(BIAS), loadSplat(4 * r), tee(SUMS + 2 * r), set(SUMS + 2 * r + 1)]),
    [get(WEIGHTS), set(WEIGHT_AT), get(INPUTS), set(INPUT)],
    [get(SIGNAL), get(STEP), add(), set(SIGNAL_AT)],
  ];
  const eachInput = [
    [get(SIGNAL_AT), load(0), set(LOW)],
    [get(SIGNAL_AT), load(16), set(HIGH)],
    eachOutput((r) => [
      get(WEIGHT_AT),
      loadSplat(4 * r),
      set(WEIGHT),
      accumulate(SUMS + 2 * r, LOW),
      accumulate(SUMS + 2 * r + 1, HIGH),
    ]),
    [increase(WEIGHT_AT, constant(16)), increase(SIGNAL_AT, get(STEP_BYTES))],
    [get(INPUT), constant(1), minus(), tee(INPUT)],
  ];
  const endBlock = [
    [get(RESULT), get(STEP), add(), set(RESULT_AT)],
    eachOutput((r) => [
      [get(RESULT_AT), get(SUMS + 2 * r), store(0)].flat(),
      [get(RESULT_AT), get(SUMS + 2 * r + 1), store(16)].flat(),
      increase(RESULT_AT, get(STEP_BYTES)),
    ]),
    [increase(STEP, constant(32)), get(STEP), get(STEP_BYTES), below()],
  ];
  const endRow = [
    increase(WEIGHTS, [get(INPUTS), constant(16), times()].flat()),
    increase(BIAS, constant(16)),
    increase(RESULT, [get(STEP_BYTES), constant(4), times()].flat()),
    increase(OUTPUT, constant(4)),
    [get(OUTPUT), get(OUTPUTS), below()].flat(),
  ];
  const steps = loop([...startBlock.flat(2), ...loop(eachInput.flat(2)), ...endBlock.flat(2)]);
  return loop([constant(0), set(STEP), steps, ...endRow].flat());
}

/** Runs again for as long as what is left on the stack is not zero. */
function loop(content: number[]): number[] {
  return [0x03, 0x40, ...content, 0x0d, 0x00, END];
}

function eachOutput(part: (output: number) => number[][]): number[][] {
  return [0, 1, 2, 3].flatMap(part);
}

/** sum += WEIGHT × vector */
function accumulate(sum: number, vector: number): number[] {
  return [get(sum), get(WEIGHT), get(vector), simd(230), simd(228), set(sum)].flat();
}

function increase(local: number, amount: number[]): number[] {
  return [get(local), amount, add(), set(local)].flat();
}

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
const constant = (value: number) => [0x41, value];
const add = () => [0x6a];
const minus = () => [0x6b];
const times = () => [0x6c];
const below = () => [0x49];
const simd = (operation: number) => [0xfd, ...unsigned(operation)];
const load = (offset: number) => [...simd(0), 4, offset];
const loadSplat = (offset: number) => [...simd(9), 2, offset];
const store = (offset: number) => [...simd(11), 4, offset];

function section(id: number, content: number[]): number[] {
  return [id, ...sized(content)];
}

function sized(content: number[]): number[] {
  return [...unsigned(content.length), ...content];
}

function vector(items: number[][]): number[] {
  return [...unsigned(items.length), ...items.flat()];
}

function name(text: string): number[] {
  return sized(Array.from(text, (letter) => letter.charCodeAt(0)));
}

/** LEB128: seven bits a byte, the lowest first. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >> 7)];
}
