import type { Category } from '@saywell/contract';
import type { ReactNode } from 'react';
import { Waveform } from '../../ui/waveform.tsx';

/** Loud and soft as in a sentence of three stresses. */
const SENTENCE = [
  20, 42, 78, 62, 48, 30, 16, 34, 70, 96, 74, 58, 38, 18, 8, 12, 30, 64, 88, 100, 84, 60, 46, 70,
  52, 34, 20, 10, 24, 58, 46, 28, 14, 40, 82, 92, 66, 50, 72, 56, 40, 26, 12, 6, 18, 44, 76, 90, 70,
  54, 36, 22, 46, 62, 48, 32, 20, 10,
].map((percent) => percent / 100);

/** What each category is about, drawn. */
export const MODULE_PICTURES: Record<Category, ReactNode> = {
  pronunciation: (
    <span className="ipa flex max-w-57.5 justify-between text-[1.5rem] leading-16 max-md:flex-wrap max-md:justify-center max-md:gap-x-3 max-md:leading-8 md:text-[2.25rem] lg:text-[2.75rem]">
      {['θ', 'ɹ', 'æ', 'ʃ', 'ŋ'].map((glyph) => (
        <span key={glyph}>{glyph}</span>
      ))}
    </span>
  ),
  'accent-reduction': (
    <>
      <Waveform peaks={SENTENCE} voice="ink" strokes={58} className="max-md:hidden" />
      <span className="block h-12 md:hidden">
        <Waveform peaks={SENTENCE} voice="ink" strokes={16} />
      </span>
    </>
  ),
  intonation: (
    <svg
      viewBox="0 0 300 64"
      preserveAspectRatio="none"
      fill="none"
      className="h-full w-full max-md:h-12"
    >
      <path
        d="M4 42c28-4 42-30 70-30s40 30 68 31 40-33 68-33 42 30 86 46"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  ),
};
