import {
  addVoice,
  exportVoice,
  importVoice,
  listVoices,
  removeClip,
  removeVoice,
  sendClip,
  voiceScript,
} from '@saywell/contract';
import type { Mount } from '../../http/mount.ts';
import type { AskerOf } from '../../speech-pool/asker.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import * as files from './export-voice.ts';
import type { KeptVoices } from './kept-voices.ts';
import { keyOf, type KnownText } from './known-texts.ts';
import * as people from './people.ts';
import * as sending from './send-clip.ts';

type Parts = {
  voices: KeptVoices;
  texts: readonly KnownText[];
  pool: SpeechPool;
  askerOf: AskerOf;
};

export function registerVoices(mount: Mount, { voices, texts, pool, askerOf }: Parts) {
  const parts = { voices, pool, texts: new Map(texts.map((known) => [keyOf(known), known])) };
  mount(listVoices, () => people.listVoices(voices, texts));
  mount(addVoice, ({ body }) => people.addVoice(voices, body));
  mount(importVoice, ({ body }) => people.importVoice(voices, body));
  mount(voiceScript, ({ params }) => people.readScript(voices, texts, params.name));
  mount(removeVoice, ({ params }) => people.removeVoice(voices, params.name));
  mount(removeClip, (input) => people.removeClip(voices, input));
  mount(exportVoice, ({ params }) => files.exportVoice(voices, params.name));
  mount(sendClip, (input, caller, { request: { ip } }) =>
    sending.sendClip(parts, input, askerOf(caller, ip)),
  );
}
