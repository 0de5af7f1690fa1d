import { StressMark } from '../ui/stress-mark.tsx';
import { Specimen } from './specimen.tsx';

export function TypeSpecimens() {
  return (
    <Specimen title="Type, transcription, stress mark">
      <p className="phrase-text">I think it’s worth another try.</p>
      <p className="ipa text-20 text-ink-2">/aɪ ˈθɪŋk ɪts ˈwɝθ əˈnʌðɚ ˈtɹaɪ/</p>
      <p className="ipa text-32">ɹ ʃ θ ð ŋ ʒ ɚ ɝ ɑ æ ɾ ˈ ˌ</p>
      <p className="text-32">ɹ ʃ θ ð ŋ ʒ ɚ ɝ ɑ æ ɾ ˈ ˌ</p>
      <p className="font-display text-44">
        Say it <StressMark>well</StressMark>.
      </p>
      <p>Body text at 17: sounds, waves and pitch are drawn, never illustrated.</p>
      <p className="text-15 text-ink-2">Small text at 15, second ink.</p>
      <p className="label-text">Label text at 13</p>
      <p className="num text-24">0123456789</p>
    </Specimen>
  );
}
