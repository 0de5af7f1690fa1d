import { useEffect } from 'react';
import { useExample } from '../../features/listening/example.ts';
import { stopListening } from '../../features/listening/listening.ts';
import type { SavedAnalysis } from '../../features/practice/analyze.ts';
import { useLanguageFacts } from '../../features/practice/language-facts.ts';
import type { Take } from '../../features/recording/take.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TakeVerdict } from '../practice/take-verdict.tsx';

/** The verdict on one line of a run, with its sound. */
export function LineVerdict({
  phrase,
  take,
  analysis,
  again,
  onBack,
}: {
  phrase: string;
  take: Take;
  analysis: SavedAnalysis;
  /** Where the line is said alone. */
  again: string;
  onBack: () => void;
}) {
  const example = useExample(phrase);
  const factOf = useLanguageFacts();
  useEffect(() => stopListening, []);
  return (
    <TakeVerdict
      phrase={phrase}
      take={take}
      analysis={analysis}
      example={example}
      lastDrill={undefined}
      ways={{ canRepeat: true, onward: 'Go back to your run.' }}
      factOf={factOf}
      renderDrill={() => null}
      renderActions={(_playback, next) => (
        <div data-never-covered className="flex flex-wrap gap-3">
          <Button look={next.action === 'move-on' ? 'go' : 'line'} onClick={onBack}>
            Back to your run
          </Button>
          <ButtonLink to={again} look={next.action === 'move-on' ? 'line' : 'go'}>
            Say this line again
          </ButtonLink>
        </div>
      )}
    />
  );
}
