import { expect, test } from 'vitest';
import {
  exerciseAddress,
  firstPhraseAddress,
  placeFrom,
  PLAN_ADDRESS,
  stepAddress,
  todayStepAddress,
} from './addresses.ts';
import { classItemAddress } from '../classes/addresses.ts';

test('the plain address is the list, whatever its category', () => {
  expect(placeFrom('')).toEqual({ screen: 'list' });
  expect(placeFrom('?category=intonation')).toEqual({ screen: 'list' });
});

test('an exercise has its own address', () => {
  const address = exerciseAddress({ id: 12, category: 'intonation' });
  expect(placeFrom(new URL(address, 'http://site.example').search)).toEqual({
    screen: 'exercise',
    id: 12,
    within: 'category',
  });
});

test('so has the same exercise in a session, and the session itself', () => {
  const address = stepAddress({ id: 12, category: 'intonation' });
  expect(placeFrom(new URL(address, 'http://site.example').search)).toEqual({
    screen: 'exercise',
    id: 12,
    within: 'plan',
  });
  const { search } = new URL(PLAN_ADDRESS, 'http://site.example');
  expect(placeFrom(search)).toEqual({ screen: 'plan' });
});

test('and as a phrase of the first session', () => {
  const address = firstPhraseAddress({ id: 12, category: 'intonation' });
  expect(placeFrom(new URL(address, 'http://site.example').search)).toEqual({
    screen: 'exercise',
    id: 12,
    within: 'first',
  });
});

test('and as a step of today’s practice', () => {
  const address = todayStepAddress({ id: 12, category: 'intonation' });
  expect(placeFrom(new URL(address, 'http://site.example').search)).toEqual({
    screen: 'exercise',
    id: 12,
    within: 'today',
  });
});

test('an exercise that cannot be is the list', () => {
  expect(placeFrom('?exercise=abc')).toEqual({ screen: 'list' });
  expect(placeFrom('?exercise=-1')).toEqual({ screen: 'list' });
});

test('own phrases have their own place', () => {
  expect(placeFrom('?own')).toEqual({ screen: 'own' });
});

test('an exercise may be an item of a class, whose link it keeps', () => {
  const token = 'x'.repeat(43);
  const address = classItemAddress({ id: 12, category: 'intonation' }, token);
  const { search } = new URL(address, 'http://site.example');
  expect(placeFrom(search)).toMatchObject({ id: 12, within: { class: token } });
  expect(placeFrom('?exercise=12&class=//evil.example')).toMatchObject({ within: 'category' });
});
