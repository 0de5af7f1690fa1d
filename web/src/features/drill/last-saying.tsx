import { bandText } from '../../ui/bands.ts';
import { BandMark } from '../../ui/band-mark.tsx';
import { Ipa } from '../../ui/ipa.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { DrillMessage } from './drill-message.ts';

/** Passed or not, what was heard, what to do. */
export function LastSaying({
  message: { band, title, said, dropped, cue, text },
  sound,
}: {
  message: DrillMessage;
  sound: { phone: string; ipa: string };
}) {
  return (
    <>
      <p className={`flex flex-wrap items-center gap-x-2 text-17 font-[650] ${bandText[band]}`}>
        <BandMark band={band} />
        {title}
        {band === 'notyet' && (
          <span className="font-normal text-ink">
            {said ? (
              <>
                You said <Ipa glyph={said.ipa} phone={said.phone} className="text-voice" />; aim
                for{' '}
              </>
            ) : (
              `${dropped ? 'We didn’t hear the' : 'Aim for a clear'} `
            )}
            <Ipa glyph={sound.ipa} phone={sound.phone} />
          </span>
        )}
      </p>
      {text && <p className="text-15 text-ink-2">{unbroken(text)}</p>}
      {cue && <p className="text-15 text-ink-2">{unbroken(cue)}</p>}
    </>
  );
}
