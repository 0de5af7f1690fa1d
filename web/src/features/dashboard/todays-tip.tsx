import { Card } from '../../ui/card.tsx';

export function TodaysTip() {
  return (
    <Card>
      <h2>Today’s Tip</h2>
      <p className="mt-2.5 text-ink-2">
        For the vowel in <b className="ipa text-ink">/æ/</b> “cat”, drop your jaw and spread your
        lips a little, as if starting to smile. If it sounds like “cut”, open wider.
      </p>
    </Card>
  );
}
