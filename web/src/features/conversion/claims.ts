/**
 * What the sign-up prompt claims, all in one place: whoever runs the site changes these to what is
 * true for it.
 */
export const SOCIAL_PROOF = [
  { figure: '10,000+', claim: 'learners' },
  { figure: '40%', claim: 'faster progress' },
  { figure: '92%', claim: 'would recommend it' },
] as const;

export const LIMITED_OFFER = 'Limited time offer';
export const LIMITED_OFFER_TERMS = 'Accounts opened now stay free.';
