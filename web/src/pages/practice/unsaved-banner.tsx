import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Offered where somebody left a verdict without saving it. */
export function UnsavedBanner({
  score,
  onShow,
  onDiscard,
  disabled,
}: {
  score: number;
  onShow: () => void;
  onDiscard: () => void;
  /** While recording. */
  disabled: boolean;
}) {
  return (
    <div className="mt-4">
      <Banner
        tone="info"
        title={`Your last take, ${Math.round(score)}%, is not saved yet.`}
        action={
          <div className="flex flex-wrap gap-2.5">
            <Button look="line" size="s" disabled={disabled} onClick={onShow}>
              Show it
            </Button>
            <Button look="quiet" size="s" disabled={disabled} onClick={onDiscard}>
              Discard
            </Button>
          </div>
        }
      />
    </div>
  );
}
