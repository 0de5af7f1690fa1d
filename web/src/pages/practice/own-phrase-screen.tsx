import { PHRASE_MAX } from '@saywell/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  draftPhrase,
  keepDraft,
  sharedPhrase,
  tidyPhrase,
} from '../../features/practice/own-phrase.ts';
import { useEarlierTakes, useRecentPhrases } from '../../features/practice/queries.ts';
import { partsOf } from '../../features/recording/take.ts';
import { KEPT_NOTICE } from '../../lib/outbox/kept-notice.ts';
import { ShareIcon } from '../../ui/share-link.tsx';
import { toast } from '../../ui/toast.ts';
import { OwnPhraseForm, PhraseParts } from './own-phrase-form.tsx';
import { PracticeStage } from './practice-stage.tsx';
import { StageFrame, StageHead } from './stage-frame.tsx';
import { useSavedRun } from './use-saved-run.ts';
import { sharedPhraseAddress } from '../classes/addresses.ts';

const TITLE = 'My own phrase';
const BACK = { to: '/practice', label: 'Back to Practice' };

/** Any sentence: first written, then practiced. */
export function OwnPhraseScreen({ hash }: { hash: string }) {
  // What somebody sent is there to be read first: it begins nothing, and is no draft until it is used.
  const [text, setText] = useState(() => sharedPhrase(hash) ?? draftPhrase());
  const [phrase, setPhrase] = useState<string>();
  const recent = useRecentPhrases();
  const write = (next: string) => {
    setText(next);
    keepDraft(next);
  };
  if (phrase === undefined) {
    return (
      <StageFrame complete={!recent.isPending}>
        <StageHead title={TITLE} subtitle="Any sentence you want to say well" back={BACK} />
        <OwnPhraseForm
          text={text}
          recent={recent.phrases}
          onWrite={write}
          onUse={(chosen) => {
            write(chosen);
            setPhrase(tidyPhrase(chosen).slice(0, PHRASE_MAX));
          }}
        />
      </StageFrame>
    );
  }
  return (
    <OwnPractice
      key={phrase}
      phrase={phrase}
      onEdit={() => setPhrase(undefined)}
      onUsePart={setPhrase}
    />
  );
}

const ONWARD = 'Save it, then try another phrase.';

/** As specified: time to read the toast before the page changes. */
const REDIRECT_MS = 1500;
const SAVED = {
  title: 'Daily Practice Saved!',
  description: 'Redirecting to Practice page for more exercises.',
};

function OwnPractice({
  phrase,
  onEdit,
  onUsePart,
}: {
  phrase: string;
  onEdit: () => void;
  onUsePart: (part: string) => void;
}) {
  const navigate = useNavigate();
  const earlier = useEarlierTakes({ phrase });
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const { run, record, scoring } = useSavedRun({
    phrase,
    onSaved: (delivery) => {
      keepDraft('');
      toast(delivery === 'sent' ? SAVED : KEPT_NOTICE[delivery]);
      redirect.current = setTimeout(() => void navigate('/practice'), REDIRECT_MS);
    },
  });

  return (
    <StageFrame>
      <StageHead
        title={TITLE}
        subtitle="Daily practice"
        back={{ to: '/practice?own', label: 'Change the phrase' }}
        onBack={onEdit}
      >
        <ShareIcon url={sharedPhraseAddress(phrase)} title={phrase} label="Share this phrase" />
      </StageHead>
      <PhraseParts parts={partsOf(phrase)} onUse={onUsePart} />
      <PracticeStage
        run={run}
        record={record}
        scoring={scoring}
        tips={[]}
        earlier={earlier}
        onward={ONWARD}
      />
    </StageFrame>
  );
}
