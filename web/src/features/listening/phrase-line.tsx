import type { Manner } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { paragraphBox, phraseSize } from '../../ui/phrase-size.ts';
import { exampleKey, listenToWord, usePlaying, wordKey } from './listening.ts';
import { exampleOptions, type Pace, speechTimings } from './speaking.ts';
import { spokenWord, writtenWords } from './spoken-word.ts';
import { useVoice } from './use-voice.ts';
import { typographic } from '../../ui/typographic.ts';

/** The phrase, large. Each word lights up while it is said, and says itself when tapped. */
export function PhraseLine({
  phrase,
  pace = '1',
  manner,
  disabled = false,
  lookOf,
}: {
  phrase: string;
  pace?: Pace;
  manner?: Manner;
  /** While recording nothing may sound. */
  disabled?: boolean;
  /** Classes of a word, by its place. */
  lookOf?: (place: number) => string;
}) {
  const voice = useVoice();
  const key = exampleKey(phrase);
  const playing = usePlaying((now) => now?.key === key);
  // Of a device's voice the browser tells the words, unless the recording stands in for it.
  const isFile = usePlaying((now) => now?.key === key && now.cursor && 'seconds' in now.cursor);
  const options = exampleOptions(voice, pace);
  const { data } = useQuery({
    queryKey: ['timings', phrase, options, manner],
    queryFn: () => speechTimings(phrase, options, manner && { manner }),
    enabled: playing && (voice.from !== 'device' || isFile === true),
    staleTime: Infinity,
  });
  const lit = usePlaying((now) =>
    now?.key === key ? spokenWord(phrase, data?.words, now.cursor) : undefined,
  );
  return (
    <p lang="en-US" className={`phrase-text ${phraseSize(phrase)} ${paragraphBox(phrase)}`}>
      {writtenWords(phrase).map(({ text, from }, index) => (
        <span key={from}>
          {index > 0 && ' '}
          <PhraseWord
            text={text}
            lit={lit === index}
            look={lookOf?.(index)}
            place={index}
            disabled={disabled}
            onTap={() =>
              listenToWord(text, {
                voice,
                place: index,
                reading: { ...(manner && { manner }), context: { phrase, word: index } },
              })
            }
          />
        </span>
      ))}
    </p>
  );
}

function PhraseWord({
  text,
  lit,
  look = '',
  place,
  disabled,
  onTap,
}: {
  text: string;
  lit: boolean;
  look?: string | undefined;
  place: number;
  disabled: boolean;
  onTap: () => void;
}) {
  const alone = usePlaying((now) => now?.key === wordKey(text, place));
  return (
    <button
      type="button"
      title="Listen to this word"
      disabled={disabled}
      onClick={onTap}
      className={`rounded-word decoration-model-soft decoration-2 underline-offset-[0.18em] transition-colors enabled:hover:underline ${look} ${
        lit || alone ? 'bg-model-soft/60 ring-4 ring-model-soft/60' : ''
      }`}
    >
      {typographic(text)}
    </button>
  );
}
