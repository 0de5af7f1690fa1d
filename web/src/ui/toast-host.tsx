import { Suspense, useEffect, useState } from 'react';
import { acrossOutage, optionalPart } from '../lib/connection.ts';
import { useStore } from '../lib/store.ts';
import { toasts } from './toast.ts';

const load = () => import('./toaster.tsx').then((module) => ({ default: module.Toaster }));
const Toaster = optionalPart(acrossOutage(load));

/**
 * Toasts answer something the person did, so their code arrives with the first key or touch: not
 * part of the first visit, and there in time even if the network is gone by then.
 */
export function ToastHost() {
  const [awake, setAwake] = useState(false);
  const hasToast = useStore(toasts, (all) => all.length > 0);

  useEffect(() => {
    const wake = () => {
      load().then(
        () => setAwake(true),
        () => {},
      );
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) window.addEventListener(name, wake, { once: true, passive: true });
    return () => {
      for (const name of events) window.removeEventListener(name, wake);
    };
  }, []);

  if (!awake && !hasToast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
