import { PlayButton } from '../playback/play-button.tsx';
import { type Playback, sayKey } from '../playback/playback.ts';

/** Two words that differ in one sound, to be heard alone and one after the other. */
export function WordPair({
  words: [first, second],
  playback: { playing, say },
}: {
  words: readonly [string, string];
  playback: Pick<Playback, 'playing' | 'say'>;
}) {
  if (!say) return null;
  return (
    <div role="group" aria-label={`${first} and ${second}`} className="flex flex-wrap gap-1.5">
      {[[first], [second], [first, second]].map((words) => (
        <PlayButton
          key={words.join(' ')}
          voice="example"
          className="gap-1.5! px-2.5!"
          playing={playing === sayKey(...words)}
          onClick={() => say(...words)}
        >
          {words.length > 1 ? 'Both' : <span lang="en-US">{words[0]}</span>}
        </PlayButton>
      ))}
    </div>
  );
}
