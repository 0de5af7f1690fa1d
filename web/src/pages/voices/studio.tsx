import type { AdminVoice, ScriptText } from '@saywell/contract';
import { useState } from 'react';
import { inOrder, keyOf, partNames, PARTS, type ScriptPart } from '../../features/voices/script.ts';
import { useQuietOnLeave } from '../../features/listening/listening.ts';
import { Empty } from '../../ui/empty.tsx';
import { grouped } from '../../ui/figures.tsx';
import { Select, TextField } from '../../ui/inputs.tsx';
import { ModuleBar } from '../../ui/progress-bar.tsx';
import { StudioText } from './studio-text.tsx';

const ALL = { part: 'all' as ScriptPart, search: '' };
const options = PARTS.map((value) => ({ value, label: partNames[value] }));

/** Walks through the texts of a voice, what is missing first. */
export function Studio({ voice, texts }: { voice: AdminVoice; texts: readonly ScriptText[] }) {
  const [choice, setChoice] = useState(ALL);
  /** It stays while somebody goes through it, so that nothing moves away. */
  const [order, setOrder] = useState(() => inOrder(texts, ALL));
  const [at, setAt] = useState(0);
  /** Whether the text is there because somebody moved on, not because they chose others. */
  const [isMoved, setMoved] = useState(true);
  /** Of what was kept, or undefined of what was deleted, since the studio opened. */
  const [scores, setScores] = useState<ReadonlyMap<string, number | undefined>>(new Map());
  useQuietOnLeave();
  const scoreOf = (text: ScriptText) =>
    scores.has(keyOf(text)) ? scores.get(keyOf(text)) : text.score;
  const done = order.filter((text) => scoreOf(text) !== undefined).length;
  const text = order[at];

  const choose = (next: typeof choice) => {
    setChoice(next);
    setOrder(inOrder(texts, next, scoreOf));
    setAt(0);
    setMoved(false);
  };
  const move = (by: number) => {
    setAt(at + by);
    setMoved(true);
  };
  const setScore = (of: ScriptText, score: number | undefined) =>
    setScores((before) => new Map(before).set(keyOf(of), score));

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
        <search className="mt-1.5 grid grid-cols-2 gap-2.5">
          <Select
            label="Texts"
            value={choice.part}
            options={options}
            onChange={({ target }) => choose({ ...choice, part: target.value as ScriptPart })}
          />
          <TextField
            label="Find a text"
            type="search"
            autoComplete="off"
            value={choice.search}
            onChange={({ target }) => choose({ ...choice, search: target.value })}
          />
        </search>
      </div>
      {text ? (
        <StudioText
          key={keyOf(text)}
          voiceName={voice.name}
          text={text}
          takesFocus={isMoved}
          score={scoreOf(text)}
          onKept={(score) => {
            setScore(text, score);
            move(1);
          }}
          onRemoved={() => setScore(text, undefined)}
          onPrevious={at > 0 ? () => move(-1) : undefined}
          onNext={() => move(1)}
        />
      ) : order.length === 0 ? (
        <Empty
          title={choice.search.trim() ? 'No text has these letters' : 'Nothing is recorded yet'}
        >
          {choice.search.trim() ? 'Try a shorter word, or all texts.' : 'Choose other texts above.'}
        </Empty>
      ) : (
        <Empty title="That was the last one">
          {done === order.length
            ? 'Every text here has its recording.'
            : 'Choose the texts again for what was skipped.'}
        </Empty>
      )}
    </div>
  );
}
