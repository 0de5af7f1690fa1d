import type { TrialExercise, TrialSession, TrialState } from '@saywell/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { appConfig } from '../../lib/app-config.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { keepTrialToken, trialToken } from './token.ts';

type TrialRequest = { sessionToken?: string; startOver: boolean; captchaToken?: string };

/** The server's side of a trial, and where the browser keeps its token. */
export type TrialApi = {
  open: (request: TrialRequest) => Promise<TrialSession>;
  /** The proof of work that one more trial from a busy address costs. */
  prove: () => Promise<string>;
  next: (sessionToken: string, skip?: number) => Promise<TrialExercise>;
  complete: (sessionToken: string, exerciseId: number) => Promise<TrialState>;
  token: () => string | undefined;
  keepToken: (token: string) => void;
};

export type TrialView = {
  /** 'limit': nothing left today, and no exercise. 'full': their network has had too many trials. */
  phase: 'loading' | 'ready' | 'limit' | 'full';
  /** This browser proves that nobody opens trials in masses. */
  checking: boolean;
  /** Unknown until the server has answered. */
  state: TrialState | undefined;
  exercise: TrialExercise | undefined;
  /** The last free exercise was done a moment ago: there is something to celebrate. */
  justFinished: boolean;
};

/** Nothing that fails is shown: it is tried again, ever later. */
const RETRY_AFTER_S = [2, 5, 15, 30, 60];

/** One visitor's trial, as the browser knows it. */
export function createTrial(api: TrialApi, first: TrialExercise | undefined) {
  const view = createStore<TrialView>({
    phase: first ? 'ready' : 'loading',
    checking: false,
    state: undefined,
    exercise: first,
    justFinished: false,
  });
  let opening: Promise<TrialSession> | undefined;
  let failures = 0;
  let retry: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(change: Partial<TrialView>) {
    view.set({ ...view.get(), ...change });
  }

  function open(startOver = false): Promise<TrialSession> {
    opening ??= openOrProve({ sessionToken: api.token(), startOver })
      .then((session) => {
        // A refusal's token is no trial.
        if (session.closedBy) show({ phase: 'full', state: undefined, exercise: undefined });
        else {
          api.keepToken(session.sessionToken);
          show({ state: session });
        }
        return session;
      })
      .finally(() => {
        opening = undefined;
      });
    return opening;
  }

  async function openOrProve(request: TrialRequest): Promise<TrialSession> {
    const session = await api.open(request);
    if (session.closedBy !== 'proof') return session;
    show({ checking: true });
    try {
      const proven = await api.open({ ...request, captchaToken: await api.prove() });
      if (proven.closedBy === 'proof') throw new Error('The proof was not taken');
      return proven;
    } finally {
      show({ checking: false });
    }
  }

  /** Does something with a live token: one that has ended in the meantime is replaced. */
  async function withSession<T>(use: (sessionToken: string) => Promise<T>): Promise<T> {
    const known = view.get().state ? api.token() : undefined;
    const token = known ?? (await open()).sessionToken;
    try {
      return await use(token);
    } catch (error) {
      if (!isGone(error)) throw error;
      return use((await open()).sessionToken);
    }
  }

  /** Runs until it succeeds or something else is asked for. */
  async function persist(attempt: () => Promise<void>) {
    clearTimeout(timer);
    retry = undefined;
    try {
      await attempt();
      failures = 0;
    } catch (error) {
      if (isLimit(error)) {
        show({ phase: 'limit', exercise: undefined });
        return;
      }
      const seconds = RETRY_AFTER_S[Math.min(failures, RETRY_AFTER_S.length - 1)]!;
      failures += 1;
      retry = () => void persist(attempt);
      timer = setTimeout(retry, seconds * 1000);
    }
  }

  async function load(skip?: number) {
    const exercise = await withSession((token) => api.next(token, skip));
    show({ phase: 'ready', exercise });
  }

  async function openAndLoad(startOver = false) {
    const session = await open(startOver);
    if (session.closedBy) return;
    if (session.isDailyLimitReached) show({ phase: 'limit', exercise: undefined });
    else if (!view.get().exercise) await load();
  }

  return {
    view,
    withSession,
    begin: () => persist(openAndLoad),
    /** Counts the exercise; the server decides whether it does. Never fails. */
    complete: async (exerciseId: number) => {
      const before = view.get().state;
      try {
        const state = await withSession((token) => api.complete(token, exerciseId));
        // An exercise also ends with its last take, which is nothing to celebrate.
        const passed = state.exercisesCompleted > (before?.exercisesCompleted ?? 0);
        const reached = state.isDailyLimitReached && !before?.isDailyLimitReached;
        show({ state, justFinished: view.get().justFinished || (reached && passed) });
      } catch {
        // The visitor has one more, which is the better mistake.
      }
    },
    next: () => {
      const skip = view.get().exercise?.id;
      show({ phase: 'loading', exercise: undefined });
      return persist(() => load(skip));
    },
    startOver: () => {
      show({ phase: 'loading', exercise: undefined, justFinished: false });
      return persist(() => openAndLoad(true));
    },
    /** The connection is back. */
    hurry: () => retry?.(),
    stop: () => {
      clearTimeout(timer);
      retry = undefined;
    },
  };
}

type Trial = ReturnType<typeof createTrial>;

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 401);

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'limit_reached';

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
