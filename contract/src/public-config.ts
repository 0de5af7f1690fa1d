import type { AdPlacement } from './ads.ts';

/** The settings that the server writes into every page. No field is optional, so that none is forgotten. */
export type PublicConfig = {
  publicUrl: string;
  /** The address for support. */
  supportEmail: string;
  captcha: 'altcha' | 'recaptcha' | 'off';
  recaptchaSiteKey: string | undefined;
  adsenseClient: string | undefined;
  /** The network's ad unit for each placement that has one. */
  adsenseSlots: Partial<Record<AdPlacement, string>> | undefined;
  analyticsId: string | undefined;
  /** Whether the text of an example is sent to Google for speech. */
  googleVoices: boolean;
  /** Of the engine that scores now; a saved session names the one that scored it. */
  engineVersion: string;
  /** Whether learners' own devices score their takes where they can. */
  deviceScoring: boolean;
  /** The one origin where this site's passkeys work, if they can work at all. */
  passkeys: string | undefined;
  /** The figures about this site that the sign-up prompt may show, with where each comes from. */
  claims: Partial<Record<ClaimName, SourcedFigure>>;
};

export type ClaimName = 'learners' | 'fasterProgress' | 'wouldRecommend';

/** "92%", and "survey of 412 learners, May 2026" */
export type SourcedFigure = { figure: string; source: string };
