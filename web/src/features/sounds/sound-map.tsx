import type { ReactNode } from 'react';
import { BandMark } from '../../ui/band-mark.tsx';
import { bandText } from '../../ui/bands.ts';
import { Card } from '../../ui/card.tsx';
import { ConsonantChart, VowelChart } from './sound-charts.tsx';
import { EarOfSound } from './ear-of-sound.tsx';
import {
  earStandingOf,
  type MappedSound,
  type Standing,
  standingLabels,
  standingOf,
  STANDINGS,
} from './standing.ts';

/** All sounds of American English at a glance: which are strong, weak, or not known yet. */
export function SoundMap({
  sounds,
  title = 'Sounds you are mastering',
  about = `${sounds.length} sounds of American English.`,
  onOpen,
  action,
}: {
  sounds: MappedSound[];
  title?: string;
  /** What the map is made from. */
  about?: string;
  onOpen: (phone: string) => void;
  action?: ReactNode;
}) {
  const soundOf = (phone: string) => sounds.find((sound) => sound.phone === phone);
  const count = (standing: Standing) =>
    sounds.filter((sound) => standingOf(sound) === standing).length;
  return (
    <Card id="sounds" aria-labelledby="sounds-heading">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="sounds-heading">{title}</h2>
          <p className="num mt-1 text-15 text-ink-2">{about} Tap one to see how it is made.</p>
        </div>
        {action}
      </div>
      <ul className="num mt-4 mb-6 flex flex-wrap gap-x-5 gap-y-2 text-15">
        {STANDINGS.map((standing) => (
          <li key={standing} className="flex items-center gap-2">
            <Mark standing={standing} />
            <b className={standing === 'none' ? 'font-normal text-ink-2' : bandText[standing]}>
              {standingLabels[standing]}
            </b>
            <b>{count(standing)}</b>
          </li>
        ))}
        {sounds.some((sound) => earStandingOf(sound) !== 'none') && (
          <>
            <li className="flex items-center gap-2">
              <EarOfSound sound={{ byEar: { trained: 1, heard: 1, main: true } }} />
              Heard
            </li>
            <li className="flex items-center gap-2">
              <EarOfSound sound={{ byEar: { trained: 1, heard: 0 } }} />
              In ear training
            </li>
          </>
        )}
      </ul>
      <div className="grid gap-9 md:grid-cols-[330px_minmax(0,1fr)] md:gap-8 lg:grid-cols-[358px_minmax(0,1fr)] lg:gap-12">
        <VowelChart soundOf={soundOf} onOpen={onOpen} />
        <ConsonantChart soundOf={soundOf} onOpen={onOpen} />
      </div>
    </Card>
  );
}

function Mark({ standing }: { standing: Standing }) {
  if (standing !== 'none') return <BandMark band={standing} />;
  return <i className="size-4.5 rounded-[5px] border border-dashed border-line-strong" />;
}
