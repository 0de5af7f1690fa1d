import { PlayButton } from '../playback/play-button.tsx';
import { type Playback, playKey } from '../playback/playback.ts';

type OfWord = {
  index: number;
  /** Whether the learner said it at all. */
  heard: boolean;
  playback: Playback;
};

/** One word by the learner and by the example. */
export function WordVoices({ index, heard, playback }: OfWord) {
  const { playing, mine, example } = playback;
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <PlayButton
        voice="you"
        playing={playing === playKey('mine', index)}
        onClick={heard && mine ? () => mine(index) : undefined}
      >
        Play mine
      </PlayButton>
      <PlayButton
        voice="example"
        playing={playing === playKey('example', index)}
        onClick={example && (() => example(index))}
      >
        Play model
      </PlayButton>
    </div>
  );
}

/** The word by the example, then by the learner. */
export function BothVoices({ index, heard, playback: { playing, both } }: OfWord) {
  return (
    <PlayButton
      voice="example"
      playing={playing === playKey('both', index)}
      onClick={heard && both ? () => both(index) : undefined}
    >
      Play both
    </PlayButton>
  );
}
