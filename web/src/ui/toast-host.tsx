import { Suspense, useEffect, useState } from 'react';
import { acrossOutage, optionalPart } from '../lib/connection.ts';
import { useStore } from '../lib/store.ts';
import { toasts } from './toast.ts';

const load = () => import('./toaster.tsx').then((module) => ({ default: module.Toaster }));
const Toaster = optionalPart(acrossOutage(load));

/**
 * Toasts answer an action, so their code is loaded on the first key press or touch: not part of the
 * first visit, and loaded even if the network is gone later.
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
