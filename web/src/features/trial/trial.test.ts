import type { TrialExercise, TrialSession } from '@saywell/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createTrial, type TrialApi } from './trial.ts';

const exercise = (id: number) => ({ id, phrase: `Phrase ${id}` }) as TrialExercise;
const used = (dailyExercisesUsed: number) => ({
  exercisesCompleted: dailyExercisesUsed,
  dailyExercisesUsed,
  exercisesRemaining: 3 - dailyExercisesUsed,
  maxExercises: 3,
  canPractice: dailyExercisesUsed < 3,
  isDailyLimitReached: dailyExercisesUsed >= 3,
  shouldPromptSignup: dailyExercisesUsed >= 3,
});
const refusal = (status: number, code: string) =>
  new ApiError({ status, statusText: '', body: JSON.stringify({ code, message: '' }) });

let token: string | undefined;
let opened: number;
const api = {
  open: vi.fn<TrialApi['open']>(),
  prove: vi.fn<TrialApi['prove']>(),
  next: vi.fn<TrialApi['next']>(),
  complete: vi.fn<TrialApi['complete']>(),
  token: () => token,
  keepToken: (value: string) => {
    token = value;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  token = undefined;
  opened = 0;
  api.open.mockImplementation(async () => session(used(0)));
  api.next.mockImplementation(async (_token, skip) => exercise(skip ? skip + 1 : 1));
});
afterEach(() => vi.useRealTimers());

const session = (state: ReturnType<typeof used>): TrialSession => ({
  ...state,
  sessionToken: `token ${++opened}`,
});

test('a new visitor sees the first exercise at once, and it is not asked for again', async () => {
  const trial = createTrial(api, exercise(1));
  expect(trial.view.get()).toMatchObject({ phase: 'ready', exercise: exercise(1) });
  await trial.begin();
  expect(trial.view.get()).toMatchObject({ phase: 'ready', state: used(0) });
  expect(token).toBe('token 1');
  expect(api.next).not.toHaveBeenCalled();
});

test('a visitor who comes back goes on with their trial', async () => {
  token = 'mine';
  api.open.mockResolvedValue({ ...used(2), sessionToken: 'mine' });
  const trial = createTrial(api, undefined);
  await trial.begin();
  expect(api.open).toHaveBeenCalledWith({ sessionToken: 'mine', startOver: false });
  expect(trial.view.get()).toMatchObject({ phase: 'ready', state: used(2), exercise: exercise(1) });
});

test('without exercises left there is no exercise', async () => {
  api.open.mockResolvedValue({ ...used(3), sessionToken: 'mine' });
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  expect(trial.view.get()).toMatchObject({
    phase: 'limit',
    exercise: undefined,
    justFinished: false,
  });
});

test('what the server refuses for the limit is the limit, whatever the page thought', async () => {
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  api.next.mockRejectedValue(refusal(400, 'limit_reached'));
  await trial.next();
  expect(trial.view.get().phase).toBe('limit');
});

const closed = (closedBy: 'proof' | 'network') => ({
  ...session(used(3)),
  dailyExercisesUsed: 0,
  closedBy,
});

test('a newcomer at a busy address proves their good will by themselves, and is told so', async () => {
  api.open.mockResolvedValueOnce(closed('proof'));
  const solved = Promise.withResolvers<string>();
  api.prove.mockReturnValue(solved.promise);
  const trial = createTrial(api, exercise(1));
  const begun = trial.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(trial.view.get().checking).toBe(true);
  expect(token).toBeUndefined();
  solved.resolve('solved');
  await begun;
  expect(api.open).toHaveBeenLastCalledWith({ startOver: false, captchaToken: 'solved' });
  expect(trial.view.get()).toMatchObject({ phase: 'ready', checking: false, state: used(0) });
});

test('a proof that is not taken is made anew after a while', async () => {
  api.open.mockResolvedValueOnce(closed('proof')).mockResolvedValueOnce(closed('proof'));
  api.prove.mockResolvedValue('solved');
  const trial = createTrial(api, undefined);
  await trial.begin();
  expect(trial.view.get()).toMatchObject({ phase: 'loading', checking: false });
  await vi.advanceTimersByTimeAsync(2000);
  expect(trial.view.get().phase).toBe('ready');
});

test('where no more trials begin nobody is told that they used theirs up', async () => {
  api.open.mockResolvedValue(closed('network'));
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  expect(trial.view.get()).toMatchObject({ phase: 'full', exercise: undefined, state: undefined });
  expect(token).toBeUndefined();
  expect(api.prove).not.toHaveBeenCalled();
});

test('a failure is not shown but tried again', async () => {
  api.open.mockRejectedValueOnce(new TypeError('offline'));
  const trial = createTrial(api, undefined);
  await trial.begin();
  expect(trial.view.get().phase).toBe('loading');
  await vi.advanceTimersByTimeAsync(2000);
  expect(trial.view.get()).toMatchObject({ phase: 'ready', exercise: exercise(1) });
});

test('once the connection is back nobody waits for the next try', async () => {
  api.open.mockRejectedValueOnce(new TypeError('offline'));
  const trial = createTrial(api, undefined);
  await trial.begin();
  trial.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(trial.view.get().phase).toBe('ready');
});

test('a trial that ended while the page was open is replaced', async () => {
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  const use = vi.fn<(token: string) => Promise<string>>();
  use.mockRejectedValueOnce(refusal(401, 'unauthenticated')).mockResolvedValueOnce('done');
  expect(await trial.withSession(use)).toBe('done');
  expect(use.mock.calls).toEqual([['token 1'], ['token 2']]);
  expect(token).toBe('token 2');
});

test('a failure of another kind is the caller’s, and one question opens one trial', async () => {
  const trial = createTrial(api, exercise(1));
  const failing = trial.withSession(() => Promise.reject(refusal(503, 'unavailable')));
  await Promise.all([trial.begin(), expect(failing).rejects.toThrow('503')]);
  expect(api.open).toHaveBeenCalledOnce();
});

test('the third exercise is celebrated, also when it is said again', async () => {
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  api.complete.mockResolvedValueOnce(used(2));
  await trial.complete(1);
  expect(trial.view.get().justFinished).toBe(false);
  api.complete.mockResolvedValue(used(3));
  await trial.complete(2);
  expect(trial.view.get()).toMatchObject({ state: used(3), justFinished: true });
  await trial.complete(2);
  expect(trial.view.get().justFinished).toBe(true);
  await trial.startOver();
  expect(trial.view.get().justFinished).toBe(false);
});

test('the limit by a last take that was not passed is no celebration', async () => {
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  api.complete.mockResolvedValueOnce(used(2));
  await trial.complete(1);
  api.complete.mockResolvedValueOnce({ ...used(3), exercisesCompleted: 2 });
  await trial.complete(2);
  expect(trial.view.get()).toMatchObject({
    state: { isDailyLimitReached: true },
    justFinished: false,
  });
});

test('counting that fails disturbs nobody', async () => {
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  api.complete.mockRejectedValue(new TypeError('offline'));
  await trial.complete(1);
  expect(trial.view.get()).toMatchObject({ phase: 'ready', state: used(0) });
});

test('going on asks for another exercise than this', async () => {
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  const going = trial.next();
  expect(trial.view.get()).toMatchObject({ phase: 'loading', exercise: undefined });
  await going;
  expect(trial.view.get().exercise).toEqual(exercise(2));
});

test('starting over gives a new trial and an exercise, or says that there is none', async () => {
  const trial = createTrial(api, exercise(1));
  await trial.begin();
  await trial.startOver();
  expect(api.open).toHaveBeenLastCalledWith({ sessionToken: 'token 1', startOver: true });
  expect(trial.view.get()).toMatchObject({ phase: 'ready', state: used(0), exercise: exercise(1) });
  api.open.mockResolvedValue({ ...used(3), sessionToken: 'token 2' });
  await trial.startOver();
  expect(trial.view.get()).toMatchObject({ phase: 'limit', exercise: undefined });
});
