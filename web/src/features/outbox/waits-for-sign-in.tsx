import { useEffect, useState } from 'react';
import { isWaiting, outbox } from '../../lib/outbox/outbox.ts';
import { Banner } from '../../ui/banner.tsx';

/** For whoever was signed out before everything they saved was sent. */
export function WaitsForSignIn() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = async () => setCount((await outbox.everyone()).filter(isWaiting).length);
    void look().catch(() => {});
  }, []);
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <Banner
        tone="info"
        title={count === 1 ? '1 result waiting to be sent' : `${count} results waiting to be sent`}
      >
        Sign in to the account you practiced with, and {count === 1 ? 'it' : 'they'} will be sent.
      </Banner>
    </div>
  );
}
