/**
 * Every table, in one place: keys cross features, and the migrations are generated from here.
 * Indexes are ascending even for lists that are newest first: PostgreSQL reads them backwards, and
 * the generator's descending ones put nulls where a plain `order by … desc` cannot use them.
 */
export * from './schema/accounts.ts';
export * from './schema/ads.ts';
export * from './schema/analytics.ts';
export * from './schema/blog.ts';
export * from './schema/classes.ts';
export * from './schema/exercises.ts';
export * from './schema/feedback.ts';
export * from './schema/operation.ts';
export * from './schema/path.ts';
export * from './schema/practice.ts';
export * from './schema/privacy.ts';
export * from './schema/progress.ts';
export * from './schema/reminders.ts';
export * from './schema/scenes.ts';
export * from './schema/trial.ts';
