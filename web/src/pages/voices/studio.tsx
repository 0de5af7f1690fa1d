import type { AdminVoice, ScriptText } from '@saywell/contract';
import { useState } from 'react';
import { inOrder, keyOf, partNames, PARTS, type ScriptPart } from '../../features/voices/script.ts';
import { useQuietOnLeave } from '../../features/listening/listening.ts';
import { Empty } from '../../ui/empty.tsx';
import { grouped } from '../../ui/figures.tsx';
import { ModuleBar } from '../../ui/progress-bar.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { StudioText } from './studio-text.tsx';

/** Walks through the texts of a voice, what is missing first. */
export function Studio({ voice, texts }: { voice: AdminVoice; texts: readonly ScriptText[] }) {
  const [part, setPart] = useState<ScriptPart>('all');
  const [at, setAt] = useState(0);
  /** Of what was kept since the studio opened. The order stays, so that nothing moves away. */
  const [scores, setScores] = useState<ReadonlyMap<string, number>>(new Map());
  useQuietOnLeave();
  const order = inOrder(texts, part);
  const scoreOf = (text: ScriptText) => scores.get(keyOf(text)) ?? text.score;
  const done = order.filter((text) => scoreOf(text) !== undefined).length;
  const text = order[at];
  return (
    <div className="grid max-w-190 gap-5">
      <div className="grid gap-2.5">
        <p className="flex flex-wrap justify-between gap-x-4 text-15 text-ink-2">
          <span className="wrap-anywhere">{voice.label}</span>
          <span role="status" className="num">
            {grouped(done)} of {grouped(order.length)} recorded
          </span>
        </p>
        <ModuleBar done={done} total={order.length} />
        <div>
          <SegmentedChoice
            label="Texts"
            value={part}
            options={PARTS.map((value) => ({ value, label: partNames[value] }))}
            onChange={(next) => {
              setPart(next);
              setAt(0);
            }}
          />
        </div>
      </div>
      {text ? (
        <StudioText
          key={keyOf(text)}
          voiceName={voice.name}
          text={text}
          score={scoreOf(text)}
          onKept={(score) => {
            setScores((before) => new Map(before).set(keyOf(text), score));
            setAt(at + 1);
          }}
          onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
          onNext={() => setAt(at + 1)}
        />
      ) : (
        <Empty title="That was the last one">
          {done === order.length
            ? 'Every text here has its recording.'
            : 'Open the studio again for what was skipped.'}
        </Empty>
      )}
    </div>
  );
}
