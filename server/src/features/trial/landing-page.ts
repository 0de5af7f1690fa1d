import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database.ts';
import type { PageWriter } from '../../http/web-page.ts';
import { firstExercise } from './exercises.ts';

/**
 * A visitor's first page: it can be read before any code runs, and the code that then runs knows
 * the first exercise without asking. `drawn` is the landing page as the front end drew it when it
 * was built; without it the page begins empty.
 */
export async function landingPage(db: Database, drawn: string): Promise<PageWriter> {
  const html = await readFile(drawn, 'utf8').catch(() => '');
  return async ({ signedIn, query }) => {
    if (signedIn) return undefined;
    // A session fills the screen: the landing page would only flash up before it.
    const inSession = query?.has('practice') ?? false;
    // The page is as good without it: the browser asks for an exercise anyway.
    const exercise = await firstExercise(db).catch(() => undefined);
    return { html: inSession ? '' : html, data: { firstExercise: exercise } };
  };
}
