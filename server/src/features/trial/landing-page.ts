import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import type { PageWriter } from '../../http/web-page.ts';
import { firstExercise } from './exercises.ts';

/**
 * A visitor's first page: readable before any code runs, and with the first exercise included, so
 * that the code need not fetch it. `drawn` is the landing page, prerendered at build time; without
 * it the page starts empty.
 */
export async function landingPage(db: Database, drawn: string): Promise<PageWriter> {
  const html = await readFile(drawn, 'utf8').catch(() => '');
  return async ({ signedIn, query }) => {
    if (signedIn) return undefined;
    // A practice session fills the screen: the landing page would only flash before it.
    const inSession = query?.has('practice') ?? false;
    // Not essential: without it the browser fetches the exercise.
    const exercise = await firstExercise(db).catch(() => undefined);
    return { html: inSession ? '' : html, data: { firstExercise: exercise } };
  };
}
