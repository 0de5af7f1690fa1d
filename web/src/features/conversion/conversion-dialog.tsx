import { Suspense } from 'react';
import { optionalPart } from '../../lib/connection.ts';
import type { ConversionPrompt } from './prompt.ts';

const Modal = optionalPart(() => import('./conversion-modal.tsx'));

/** The sign-up prompt while there is one; its code arrives with the first. */
export function ConversionDialog({
  prompt,
  onClose,
}: {
  prompt: ConversionPrompt | undefined;
  onClose: () => void;
}) {
  if (!prompt) return null;
  return (
    <Suspense fallback={null}>
      <Modal prompt={prompt} onClose={onClose} />
    </Suspense>
  );
}
