import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type LabeledWord = {
  text: string;
  /** ARPAbet with stress digits. */
  phones: string[];
  /** 0–10. */
  score: number;
  /** 0–2. */
  phoneScores: number[];
};

export type LabeledClip = {
  id: string;
  speaker: string;
  text: string;
  audio: string;
  words: LabeledWord[];
  /** 0–10. */
  accuracy: number;
  fluency: number;
  prosody: number;
  total: number;
};

type Line = {
  id: string;
  speaker: string;
  text: string;
  accuracy: number;
  fluency: number;
  prosodic: number;
  total: number;
  words: { text: string; accuracy: number; phones: string[]; phonesAccuracy: number[] }[];
};

/** Reads the labels of a folder with the layout of the training half of speechocean762. */
export function readLabeledFolder(folder: string, labels: string): LabeledClip[] {
  const lines = readFileSync(join(folder, labels), 'utf8').trim().split('\n');
  return lines.map((text) => {
    const line = JSON.parse(text) as Line;
    return {
      id: line.id,
      speaker: line.speaker,
      text: line.text,
      audio: join(folder, 'audio', `${line.id}.opus`),
      words: line.words.map((word) => ({
        text: word.text,
        phones: word.phones,
        score: word.accuracy,
        phoneScores: word.phonesAccuracy,
      })),
      accuracy: line.accuracy,
      fluency: line.fluency,
      prosody: line.prosodic,
      total: line.total,
    };
  });
}
