import { useQuery } from '@tanstack/react-query';
import { exampleOptions, type Pace, speechTimings, type Timings } from './speaking.ts';
import type { VoiceChoice } from './use-voice.ts';

/** A line as a voice says it. */
export type SpokenLine = { text: string; voice: VoiceChoice; pace?: Pace };

/** When each word of a line is said; asked for once it is wanted. */
export function useTimings(line: SpokenLine, wanted: boolean): Timings | undefined {
  return useAllTimings([line], wanted)?.[0];
}

/** The same of several lines; undefined until all are known. */
export function useAllTimings(
  lines: readonly SpokenLine[],
  wanted = true,
): readonly Timings[] | undefined {
  const asked = lines.map(({ text, voice, pace }) => [text, exampleOptions(voice, pace)] as const);
  return useQuery({
    queryKey: ['timings', asked],
    queryFn: () => Promise.all(asked.map(([text, options]) => speechTimings(text, options))),
    enabled: wanted,
    staleTime: Infinity,
  }).data;
}
