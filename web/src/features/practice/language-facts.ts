import { holdsAt } from '@saywell/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/query-client.ts';

/** Says what the first language has in place of a sound, where that holds in a word. */
export function useLanguageFacts() {
  const { data } = useQuery(read('/api/first-language'));
  return (phones: readonly string[], at: number): string | undefined => {
    const fact = data?.facts[phones[at] ?? ''];
    return fact && holdsAt(fact.place, phones, at) ? fact.text : undefined;
  };
}
