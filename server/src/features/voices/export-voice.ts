import { Readable } from 'node:stream';
import { isOgg } from '../../audio/decode.ts';
import type { FileReply } from '../../http/mount.ts';
import type { Clips } from './clips.ts';
import type { ClipKey } from './kept-voice.ts';
import type { KeptVoices } from './kept-voices.ts';
import { requirePerson } from './people.ts';
import { tarEnd, tarEntry } from './tar.ts';

/**
 * A voice as one tar file: `voice.json`, which says whose voice it is and names the file of each
 * text, then those files, which any player plays.
 */
export async function exportVoice(voices: KeptVoices, name: string): Promise<FileReply> {
  const { label, gender, credit, terms, created } = await requirePerson(voices, name);
  const about = { label, gender, credit, terms, created };
  return {
    bytes: Readable.from(archive(voices.clipsOf(name), about), { objectMode: false }),
    type: 'application/x-tar',
    headers: { 'content-disposition': `attachment; filename="saywell-voice-${name}.tar"` },
  };
}

async function* archive(clips: Clips, about: object) {
  const listed: (ClipKey & { file: string })[] = [];
  for (const { text, manner } of await clips.list()) {
    const clip = await clips.read({ text, manner });
    if (!clip) continue;
    const number = String(listed.length + 1).padStart(4, '0');
    const file = `clips/${number}.${isOgg(clip.sound) ? 'ogg' : 'wav'}`;
    listed.push({ file, text, manner });
  }
  const index = { format: 'saywell-voice', version: 1, ...about, clips: listed };
  yield tarEntry('voice.json', Buffer.from(`${JSON.stringify(index, null, 2)}\n`));
  for (const { file, ...key } of listed) {
    // One that was recorded anew meanwhile is as good; one that went is left out.
    const clip = await clips.read(key);
    if (clip) yield tarEntry(file, clip.sound);
  }
  yield tarEnd();
}
