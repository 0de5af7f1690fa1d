import { useQuery } from '@tanstack/react-query';
import { keptWords } from './kept-words.ts';

/** Read from this device, so it needs no network. */
export const useKeptWords = () =>
  useQuery({ queryKey: ['kept-words'], queryFn: keptWords, networkMode: 'always' });
