import { accounts } from './accounts.ts';
import { ads } from './ads.ts';
import { analytics } from './analytics.ts';
import { blog } from './blog.ts';
import { classes } from './classes.ts';
import { dailyGoal } from './daily-goal.ts';
import { drills } from './drills.ts';
import { ear } from './ear/ear.ts';
import type { Endpoint } from './endpoint.ts';
import { exercises } from './exercises.ts';
import { feedback } from './feedback.ts';
import { firstSession } from './first-session.ts';
import { listening } from './listening.ts';
import { overview } from './overview.ts';
import { passkeys } from './passkeys.ts';
import { path } from './path.ts';
import { practice } from './practice.ts';
import { privacy } from './privacy.ts';
import { progress } from './progress.ts';
import { reminders } from './reminders.ts';
import { scenes } from './scenes.ts';
import { stress } from './stress/stress.ts';
import { health, openApiDocument } from './system.ts';
import { today } from './today.ts';
import { trial } from './trial.ts';
import { voices } from './voices.ts';

export * from './accounts.ts';
export * from './ads.ts';
export * from './analysis.ts';
export * from './analytics.ts';
export * from './blog-categories.ts';
export * from './blog.ts';
export * from './bot-check.ts';
export * from './categories.ts';
export * from './change.ts';
export * from './classes.ts';
export * from './daily-goal.ts';
export * from './drill-outcome.ts';
export * from './drills.ts';
export * from './ear/contrast-of.ts';
export * from './ear/contrasts.ts';
export * from './ear/ear.ts';
export * from './ear/usable.ts';
export * from './ear/well-heard.ts';
export * from './endpoint.ts';
export * from './error-body.ts';
export * from './exercises.ts';
export * from './feedback.ts';
export * from './first-session.ts';
export * from './help.ts';
export * from './identity.ts';
export * from './judged-sounds.ts';
export * from './kept-analysis.ts';
export * from './languages/language.ts';
export * from './languages/languages.ts';
export * from './languages/path.ts';
export * from './limits.ts';
export * from './listening.ts';
export * from './overview.ts';
export * from './pace.ts';
export * from './page-descriptions.ts';
export * from './pages.ts';
export * from './passkeys.ts';
export * from './path.ts';
export * from './practice.ts';
export * from './privacy.ts';
export * from './progress.ts';
export type { ClaimName, PublicConfig, SourcedFigure } from './public-config.ts';
export { USER_TIERS, type UserTier } from './reports.ts';
export * from './refusal.ts';
export * from './reminders.ts';
export * from './said-text.ts';
export * from './scenes.ts';
export * from './scored.ts';
export * from './stress/items.ts';
export * from './stress/measured-parts.ts';
export * from './stress/models.ts';
export * from './stress/stress.ts';
export * from './stress/usable.ts';
export * from './system.ts';
export * from './thin-analysis.ts';
export * from './time.ts';
export * from './today.ts';
export * from './trial.ts';
export * from './values.ts';
export * from './view-count.ts';
export * from './voices.ts';

/** Every call of the API. The OpenAPI document and the attack tests go through this list. */
export const endpoints: Endpoint[] = [
  health,
  openApiDocument,
  ...Object.values(accounts),
  ...Object.values(ads),
  ...Object.values(analytics),
  ...Object.values(blog),
  ...Object.values(classes),
  ...Object.values(dailyGoal),
  ...Object.values(drills),
  ...Object.values(ear),
  ...Object.values(exercises),
  ...Object.values(feedback),
  ...Object.values(firstSession),
  ...Object.values(listening),
  ...Object.values(overview),
  ...Object.values(passkeys),
  ...Object.values(path),
  ...Object.values(practice),
  ...Object.values(privacy),
  ...Object.values(progress),
  ...Object.values(reminders),
  ...Object.values(scenes),
  ...Object.values(stress),
  ...Object.values(today),
  ...Object.values(trial),
  ...Object.values(voices),
];
