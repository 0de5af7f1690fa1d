import { useNavigate } from 'react-router';
import { useBegin } from '../../features/first-session/queries.ts';
import { firstPhraseAddress } from '../practice/addresses.ts';
import { openPhrase, type Parts } from './parts.ts';

/** Begins the first session, for the first time or again, and opens its first phrase. */
export function useBeginSession(parts: Parts) {
  const navigate = useNavigate();
  const begin = useBegin();
  const first = openPhrase(parts, { anew: true });
  return {
    begin: () =>
      begin.mutate(undefined, {
        onSuccess: () => first && void navigate(firstPhraseAddress(first.exercise)),
      }),
    isBusy: begin.isPending,
    hasFailed: begin.isError,
  };
}
