import { beforeEach, expect, test, vi } from 'vitest';
import { NotScoredHere } from '../../features/device/engine.ts';
import { Refused, type SavedAnalysis } from '../../features/practice/analyze.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ONLY_HERE, scoreTake, type Scorers, WITHOUT_AI } from './score-take.ts';

vi.mock('virtual:engine-files', () => ({ version: 'v1', files: [] }));

const here = { analysisId: 'here' } as SavedAnalysis;
const there = { analysisId: 'there' } as SavedAnalysis;
const failed = () => new NotScoredHere('failed', 'The worker died');
const answerOf = (status: number) => new ApiError({ status, statusText: '', body: '' });
const noAnswer = new TypeError('Failed to fetch');

const device = {
  isReady: vi.fn<() => boolean>(),
  whenReady: vi.fn<() => Promise<boolean>>(),
  score: vi.fn<() => Promise<SavedAnalysis>>(),
} satisfies Scorers['device'];
const server = vi.fn<Scorers['server']>();
const readAiOff = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.resetAllMocks();
  device.isReady.mockReturnValue(true);
  device.whenReady.mockResolvedValue(true);
  device.score.mockResolvedValue(here);
  server.mockResolvedValue(there);
  readAiOff.mockResolvedValue(false);
});

const scored = ({ onlyHere = false, hasDevice = true } = {}, signal?: AbortSignal) =>
  scoreTake({ device: hasDevice ? device : undefined, server }, { onlyHere, readAiOff }, signal);

test('a device that is ready scores, and the server gets nothing', async () => {
  expect(await scored()).toBe(here);
  expect(server).not.toHaveBeenCalled();
});

test('while the engine is not ready the server scores, and nobody waits for the engine', async () => {
  device.isReady.mockReturnValue(false);
  expect(await scored()).toBe(there);
  expect(device.whenReady).not.toHaveBeenCalled();
});

test('the server scores what the device failed on', async () => {
  device.score.mockRejectedValue(failed());
  expect(await scored()).toBe(there);
});

test('what the device refused is not sent to the server', async () => {
  device.score.mockRejectedValue(new Refused('Too short'));
  await expect(scored()).rejects.toThrow('Too short');
  expect(server).not.toHaveBeenCalled();
});

test('a site without scoring on devices asks its server, if that may score', async () => {
  expect(await scored({ hasDevice: false })).toBe(there);
  readAiOff.mockResolvedValue(true);
  await expect(scored({ hasDevice: false })).rejects.toThrow(WITHOUT_AI);
  expect(server).toHaveBeenCalledTimes(1);
});

test.each([
  ['no answer', noAnswer],
  ['a proxy without its server', answerOf(502)],
  ['a proxy that gave up', answerOf(504)],
])('with %s even a slow device scores', async (_, error) => {
  device.isReady.mockReturnValue(false);
  server.mockRejectedValue(error);
  expect(await scored()).toBe(here);
  device.whenReady.mockResolvedValue(false);
  await expect(scored()).rejects.toBe(error);
});

test('an answer of the server stands, be it a refusal', async () => {
  const busy = answerOf(503);
  device.isReady.mockReturnValue(false);
  server.mockRejectedValue(busy);
  await expect(scored()).rejects.toBe(busy);
  expect(device.score).not.toHaveBeenCalled();
});

test('a take that was given up is not scored on the device afterward', async () => {
  device.isReady.mockReturnValue(false);
  server.mockRejectedValue(noAnswer);
  await expect(scored({}, AbortSignal.abort())).rejects.toBe(noAnswer);
  expect(device.score).not.toHaveBeenCalled();
});

test('while the consent is unknown nothing leaves the device', async () => {
  readAiOff.mockRejectedValue(noAnswer);
  expect(await scored()).toBe(here);
  device.whenReady.mockResolvedValue(false);
  await expect(scored()).rejects.toBe(noAnswer);
  await expect(scored({ hasDevice: false })).rejects.toBe(noAnswer);
  expect(server).not.toHaveBeenCalled();
});

test('with AI off the device scores or nobody does', async () => {
  readAiOff.mockResolvedValue(true);
  expect(await scored()).toBe(here);
  device.whenReady.mockResolvedValue(false);
  await expect(scored()).rejects.toThrow(WITHOUT_AI);
  expect(server).not.toHaveBeenCalled();
});

test('on this device only means so, and asks for no consent', async () => {
  expect(await scored({ onlyHere: true })).toBe(here);
  device.whenReady.mockResolvedValue(false);
  await expect(scored({ onlyHere: true })).rejects.toThrow(ONLY_HERE);
  await expect(scored({ onlyHere: true, hasDevice: false })).rejects.toThrow(ONLY_HERE);
  expect(server).not.toHaveBeenCalled();
  expect(readAiOff).not.toHaveBeenCalled();
});

test('an engine that died once is started again for the same take, but only once', async () => {
  device.score.mockRejectedValueOnce(failed());
  expect(await scored({ onlyHere: true })).toBe(here);
  device.score.mockReset().mockRejectedValue(failed());
  await expect(scored({ onlyHere: true })).rejects.toThrow(ONLY_HERE);
  expect(device.score).toHaveBeenCalledTimes(2);
});

test('a phrase that is too long is refused without a second try', async () => {
  device.score.mockRejectedValue(new Refused('The phrase is too long'));
  await expect(scored({ onlyHere: true })).rejects.toThrow('too long');
  expect(device.score).toHaveBeenCalledTimes(1);
});
