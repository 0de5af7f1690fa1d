import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { appConfig } from '../../lib/app-config.ts';
import { useStore } from '../../lib/store.ts';
import { keepTrialToken, trialToken } from './token.ts';
import { createTrial, type Trial, type TrialApi, type TrialView } from './trial.ts';

const api: Omit<TrialApi, 'prove'> = {
  open: (body) => call('POST /api/anonymous/session', { body }),
  next: (sessionToken, skip) =>
    call('GET /api/anonymous/exercise/:sessionToken', {
      params: { sessionToken },
      query: { skip },
    }),
  complete: (sessionToken, exerciseId) =>
    call('POST /api/anonymous/exercise/:sessionToken', {
      params: { sessionToken },
      body: { exerciseId },
    }),
  token: trialToken,
  keepToken: keepTrialToken,
};

/** The exercise that came with the page is right for whoever was never here. */
const firstExercise = () => (trialToken() ? undefined : appConfig.firstExercise);

/** This browser's trial: begun when the screen appears, or gone on with. */
export function useTrial(prove: TrialApi['prove']): TrialView &
  Pick<Trial, 'withSession' | 'complete'> & {
    next: () => void;
    startOver: () => void;
  } {
  const [trial] = useState(() => createTrial({ ...api, prove }, firstExercise()));
  useEffect(() => {
    void trial.begin();
    window.addEventListener('online', trial.hurry);
    return () => {
      window.removeEventListener('online', trial.hurry);
      trial.stop();
    };
  }, [trial]);
  const view = useStore(trial.view);
  return {
    ...view,
    withSession: trial.withSession,
    complete: trial.complete,
    next: () => void trial.next(),
    startOver: () => void trial.startOver(),
  };
}
