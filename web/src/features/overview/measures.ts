import type { Result } from '../../lib/api.ts';

export type Overview = Result<'GET /api/admin/overview'>;
export type Day = Overview['days'][number];

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const amountText = (value: number): string => number.format(value);

/** A part of a whole in percent; a dash where there is no whole. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (100 * part) / whole;
  return `${percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`;
}

export const accuracyText = (accuracy: number | null): string =>
  accuracy === null ? '–' : `${Math.round(accuracy * 100)}%`;

/** A plot: what each day of it says, and what the whole period comes to. */
export type Measure = {
  title: string;
  note?: string;
  valueOf: (day: Day) => number | null;
  textOf: (value: number) => string;
  total: string;
  /** What the height of the plot stands for, if not the most of these days. */
  full?: number;
};

export function measuresOf({ totals }: Overview): Measure[] {
  return [
    {
      title: 'Trials',
      note: `${amountText(totals.converted)} became ${totals.converted === 1 ? 'an account' : 'accounts'}, ${shareText(totals.converted, totals.trials)}`,
      valueOf: ({ trials }) => trials,
      textOf: amountText,
      total: amountText(totals.trials),
    },
    {
      title: 'Sign-ups',
      valueOf: ({ signUps }) => signUps,
      textOf: amountText,
      total: amountText(totals.signUps),
    },
    {
      title: 'Practice sessions',
      note: `by ${amountText(totals.learners)} ${totals.learners === 1 ? 'learner' : 'learners'}; ${amountText(totals.scoredOnDevice)} on devices, ${amountText(totals.scoredOnServer)} on the server`,
      valueOf: ({ sessions }) => sessions,
      textOf: amountText,
      total: amountText(totals.sessions),
    },
    {
      title: 'Average accuracy',
      note: `scored on the server; devices say ${accuracyText(totals.accuracyOnDevice)}`,
      valueOf: ({ accuracyOnServer }) => accuracyOnServer,
      textOf: accuracyText,
      total: accuracyText(totals.accuracyOnServer),
      full: 1,
    },
    {
      title: 'Ad views',
      note: `${amountText(totals.adClicks)} clicks, ${shareText(totals.adClicks, totals.adViews)}`,
      valueOf: ({ adViews }) => adViews,
      textOf: amountText,
      total: amountText(totals.adViews),
    },
    {
      title: 'Errors in browsers',
      valueOf: ({ errors }) => errors,
      textOf: amountText,
      total: amountText(totals.errors),
    },
  ];
}

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
