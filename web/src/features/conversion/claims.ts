import type { ClaimName, PublicConfig, SourcedFigure } from '@saywell/contract';

type Claim = SourcedFigure & { claim: string };

/** A figure of the site's own in each place that has one, a fact about the product in the others. */
export function claimsToShow(own: PublicConfig['claims'] = {}): Claim[] {
  return PLACES.map(({ name, claim, fact }) => {
    const figure = own[name];
    return figure ? { ...figure, claim } : fact;
  });
}

const PLACES: { name: ClaimName; claim: string; fact: Claim }[] = [
  {
    name: 'learners',
    claim: 'learners',
    fact: { figure: '0', claim: 'recordings kept', source: 'Deleted after each analysis' },
  },
  {
    name: 'fasterProgress',
    claim: 'faster progress',
    fact: { figure: '39', claim: 'sounds judged', source: 'All of American English' },
  },
  {
    name: 'wouldRecommend',
    claim: 'would recommend it',
    // `scripts/published-accuracy.test.mjs` compares it with the model card.
    fact: {
      figure: '0.82',
      claim: 'agreement with experts; 1 is perfect',
      source: 'Correlation, 2,500 readings by Mandarin speakers',
    },
  },
];
