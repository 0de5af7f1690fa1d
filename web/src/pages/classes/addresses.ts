import type { Exercise } from '@saywell/contract';
import { OWN_PHRASE_ADDRESS } from '../practice/addresses.ts';

export const CLASSES_ADDRESS = '/classes';
export const NEW_CLASS_ADDRESS = '/classes?new';
export const taughtAddress = (id: number) => `/classes/${id}`;
export const changeAddress = (id: number) => `/classes/${id}?change`;
/** Behind the hash, which no server sees: what somebody wants to say is theirs. */
export const sharedPhraseAddress = (phrase: string) =>
  `${OWN_PHRASE_ADDRESS}#${new URLSearchParams({ phrase }).toString()}`;
/** An exercise as an item of the class with this link. */
export const classItemAddress = (
  { id, category }: Pick<Exercise, 'id' | 'category'>,
  token: string,
) => `/practice?exercise=${id}&class=${token}#${category}`;
/** A part of a scene; written out, since one more chunk would be part of the first visit. */
export const sceneItemAddress = (slug: string, token: string) =>
  `/scenes/${slug}?step=part&class=${token}`;
export const classAddress = (token: string) => `/class/${token}`;
