import {
  type addVoice as addEndpoint,
  type AdminVoice,
  type importVoice as importEndpoint,
  type InputOf,
  type removeClip as removeClipEndpoint,
  type ScriptText,
  VOICE_CONSENT,
  VOICES_MAX,
} from '@saywell/contract';
import type { z } from 'zod';
import { AppError } from '../../http/errors.ts';
import { howToSay } from './how-to-say.ts';
import type { KeptVoice } from './kept-voice.ts';
import type { KeptVoices } from './kept-voices.ts';
import { isForNetworks, keyOf, type KnownText } from './known-texts.ts';
import { isFull } from './neural/fetch-pinned.ts';

/** Names of networks begin otherwise, so neither takes the other’s place. */
const PREFIX = 'person-';
const NAME_CHARACTERS = 20;

type Texts = readonly KnownText[];
type NewVoice = Omit<KeptVoice, 'name' | 'kind'>;

/** The voices as administrators see them. */
export async function listVoices(voices: KeptVoices, texts: Texts) {
  const all = await voices.list();
  return { voices: await Promise.all(all.map((voice) => withFigures(voices, texts, voice))) };
}

export function addVoice(
  voices: KeptVoices,
  { label, gender, credit }: z.output<typeof addEndpoint.body>,
  now = new Date(),
): Promise<{ name: string }> {
  const created = now.toISOString();
  const terms = `Agreed on ${created.slice(0, 10)}: “${VOICE_CONSENT}”`;
  return add(voices, { label, gender, credit, terms, created });
}

/** The same voice again is the same, so that an import that was cut goes on. */
export async function importVoice(
  voices: KeptVoices,
  about: z.output<typeof importEndpoint.body>,
): Promise<{ name: string }> {
  const before = (await voices.list()).find(
    ({ kind, label, created, terms }) =>
      kind === 'human' &&
      label === about.label &&
      created === about.created &&
      terms === about.terms,
  );
  return before ? { name: before.name } : add(voices, about);
}

async function add(voices: KeptVoices, about: NewVoice): Promise<{ name: string }> {
  const taken = new Set((await voices.list()).map(({ name }) => name));
  if (taken.size >= VOICES_MAX) {
    throw new AppError('conflict', `There are ${VOICES_MAX} voices already. Delete one first.`);
  }
  const name = freeName(about.label, taken);
  await voices.write({ ...about, name, kind: 'human' }).catch((error: unknown) => {
    if (!isFull(error)) throw error;
    throw new AppError('unavailable', 'The disk of the server is full.', { retryAfter: 60 });
  });
  return { name };
}

function freeName(label: string, taken: ReadonlySet<string>): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_CHARACTERS)
    .replace(/^-|-$/g, '');
  const name = PREFIX + (plain || 'voice');
  const numbered = (at: number) => (at === 1 ? name : `${name}-${at}`);
  let at = 1;
  while (taken.has(numbered(at))) at++;
  return numbered(at);
}

/** A voice and the texts that it may say, in the order in which learners meet them. */
export async function readScript(
  voices: KeptVoices,
  texts: Texts,
  name: string,
): Promise<{ voice: AdminVoice; texts: ScriptText[] }> {
  const voice = await requireVoice(voices, name);
  const scores = new Map(
    (await voices.clipsOf(name).list()).map((clip) => [keyOf(clip), clip.score]),
  );
  return {
    voice: await withFigures(voices, texts, voice),
    texts: texts.map((known) => {
      const { text, manner, from } = known;
      const score = scores.get(keyOf(known));
      return { text, manner, from, note: howToSay(known), ...(score !== undefined && { score }) };
    }),
  };
}

export async function removeVoice(voices: KeptVoices, name: string): Promise<{ message: string }> {
  const { label } = await requireVoice(voices, name);
  await voices.remove(name);
  return { message: `${label} was deleted.` };
}

/** Of one text. One that another administrator has just deleted is deleted. */
export async function removeClip(
  voices: KeptVoices,
  { params: { name }, body }: InputOf<typeof removeClipEndpoint>,
): Promise<{ message: string }> {
  await requirePerson(voices, name);
  await voices.clipsOf(name).remove(body);
  return { message: 'The recording was deleted.' };
}

async function requireVoice(voices: KeptVoices, name: string): Promise<KeptVoice> {
  const voice = await voices.read(name);
  if (!voice) throw new AppError('not_found', 'There is no such voice.');
  return voice;
}

/** What a network says is made by its command alone. */
export async function requirePerson(voices: KeptVoices, name: string): Promise<KeptVoice> {
  const voice = await requireVoice(voices, name);
  if (voice.kind !== 'human') throw new AppError('conflict', 'This is not the voice of a person.');
  return voice;
}

async function withFigures(
  voices: KeptVoices,
  texts: Texts,
  voice: KeptVoice,
): Promise<AdminVoice> {
  const clips = voices.clipsOf(voice.name);
  const may = voice.kind === 'human' ? texts : texts.filter(isForNetworks);
  const [said, bytes] = await Promise.all([clips.among(may), clips.bytes()]);
  return { ...voice, texts: said.length, of: may.length, bytes };
}
