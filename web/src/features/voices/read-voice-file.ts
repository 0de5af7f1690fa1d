import { BadFile, readTar } from './read-tar.ts';

/** Every text as samples, and as much again. */
const FILE_BYTES_MAX = 512 * 1024 * 1024;
const INDEX_BYTES_MAX = 4 * 1024 * 1024;
const VERSION = 1;

export type VoiceFile = {
  about: {
    label: string;
    gender: 'FEMALE' | 'MALE';
    credit: string;
    terms: string;
    created: string;
  };
  /** Without a sound where the file names one that it does not have. */
  clips: { text: string; manner: 'natural' | 'careful'; sound: Blob | undefined }[];
};

/** An exported voice. The server checks everything again; this tells early what cannot work. */
export async function readVoiceFile(file: Blob): Promise<VoiceFile> {
  if (file.size > FILE_BYTES_MAX) throw new BadFile('This file is too large for one voice.');
  const files = await readTar(file);
  const index = files.get('voice.json');
  if (!index || index.size > INDEX_BYTES_MAX) throw NO_VOICE;
  const voice = parsed(await index.text());
  if (!isRecord(voice) || voice['format'] !== 'saywell-voice') throw NO_VOICE;
  if (voice['version'] !== VERSION) {
    throw new BadFile('This voice comes from a newer Saywell. Update this site first.');
  }
  const { label, gender, credit, terms, created, clips } = voice;
  if (
    typeof label !== 'string' ||
    (gender !== 'FEMALE' && gender !== 'MALE') ||
    typeof credit !== 'string' ||
    typeof terms !== 'string' ||
    typeof created !== 'string' ||
    !Array.isArray(clips)
  ) {
    throw NO_VOICE;
  }
  return {
    about: { label, gender, credit, terms, created },
    clips: clips.map((clip: unknown) => {
      if (!isRecord(clip)) throw NO_VOICE;
      const { text, manner, file: name } = clip;
      if (typeof text !== 'string' || typeof name !== 'string') throw NO_VOICE;
      if (manner !== 'natural' && manner !== 'careful') throw NO_VOICE;
      return { text, manner, sound: files.get(name) };
    }),
  };
}

const NO_VOICE = new BadFile('This file is not an exported voice.');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
