/** A file of somebody else, which is used only if it is exactly this one. */
export type PinnedFile = { name: string; url: string; bytes: number; sha256: string };

export type Network = {
  name: 'kitten' | 'kokoro';
  license: string;
  model: PinnedFile;
  /** How the network writes sounds. */
  spelling: 'kitten' | 'kokoro';
  speakers: Speaker[];
};

export type Speaker = {
  /** Of the kept voice. */
  name: string;
  label: string;
  gender: 'FEMALE' | 'MALE';
  style: PinnedFile;
  /** Its name in the file, where that has several. */
  entry?: string;
};

/** What runs a network: some files of a package. */
export type Runtime = { archive: PinnedFile; files: { path: string; sha256: string }[] };

const KITTEN =
  'https://huggingface.co/KittenML/kitten-tts-nano-0.2/resolve/9c81564aa56c6fb79f83780e87099357b88d6617';
const KOKORO =
  'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX/resolve/1939ad2a8e416c0acfeecc08a694d14ef25f2231';

const kittenStyles: PinnedFile = {
  name: 'voices.npz',
  url: `${KITTEN}/voices.npz`,
  // At most: its length is published nowhere.
  bytes: 100_000,
  sha256: '77258f1fa40dc0801ce69acda1e9d7461c4bcec5af28e73c1880f0fb4e91882e',
};

const kokoroStyle = (speaker: string, sha256: string): PinnedFile => ({
  name: `${speaker}.bin`,
  url: `${KOKORO}/voices/${speaker}.bin`,
  bytes: 522_240,
  sha256,
});

export const NETWORKS: Record<Network['name'], Network> = {
  kitten: {
    name: 'kitten',
    license: 'Kitten TTS nano 0.2 by KittenML, Apache-2.0',
    spelling: 'kitten',
    model: {
      name: 'model.onnx',
      url: `${KITTEN}/kitten_tts_nano_v0_2.onnx`,
      bytes: 23_804_156,
      sha256: '42fa8809db319cd7c4c83b3c501e2313bf90edf610235291cad605e4adcb242d',
    },
    speakers: [
      {
        name: 'kitten-female',
        label: 'Natural female voice (Kitten)',
        gender: 'FEMALE',
        style: kittenStyles,
        entry: 'expr-voice-2-f',
      },
      {
        name: 'kitten-male',
        label: 'Natural male voice (Kitten)',
        gender: 'MALE',
        style: kittenStyles,
        entry: 'expr-voice-5-m',
      },
    ],
  },
  kokoro: {
    name: 'kokoro',
    license: 'Kokoro 82M v1.0 by hexgrad, Apache-2.0',
    spelling: 'kokoro',
    model: {
      name: 'model.onnx',
      url: `${KOKORO}/onnx/model_quantized.onnx`,
      bytes: 92_361_116,
      sha256: 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
    },
    speakers: [
      {
        name: 'kokoro-female',
        label: 'Natural female voice (Kokoro)',
        gender: 'FEMALE',
        style: kokoroStyle(
          'af_heart',
          'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
        ),
      },
      {
        name: 'kokoro-male',
        label: 'Natural male voice (Kokoro)',
        gender: 'MALE',
        style: kokoroStyle(
          'am_michael',
          '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
        ),
      },
    ],
  },
};

export const RUNTIME: Runtime = {
  archive: {
    name: 'onnxruntime-web-1.22.0.tgz',
    url: 'https://registry.npmjs.org/onnxruntime-web/-/onnxruntime-web-1.22.0.tgz',
    bytes: 20_387_966,
    sha256: 'e293551f9d36d003e293d0f2937fee7b3dfdcef76d71d1449b55e2d4157c7aea',
  },
  files: [
    {
      path: 'package/dist/ort.wasm.bundle.min.mjs',
      sha256: 'e53392ea5f0e654acf1866c16564b340661ed5d238f692c3c2bd40b940f924a2',
    },
    {
      path: 'package/dist/ort-wasm-simd-threaded.mjs',
      sha256: '30dd851d9c00622940500f71ddd2ff8820c5cb65270816080175b958705385a8',
    },
    {
      path: 'package/dist/ort-wasm-simd-threaded.wasm',
      sha256: '71aef04959c5c1b6de461b6538e2058e306610034a85aad2742d0c7fd4533fe4',
    },
  ],
};
