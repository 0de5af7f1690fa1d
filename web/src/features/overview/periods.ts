export const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

export type Period = (typeof PERIODS)[number]['value'];

export function periodFrom(search: string): Period {
  const days = new URLSearchParams(search).get('days');
  return PERIODS.find(({ value }) => value === days)?.value ?? '30';
}
