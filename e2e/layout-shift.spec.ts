import { shiftOf, watchShifts } from './harness/layout-shift.ts';
import { newPerson, signUp } from './harness/people.ts';
import { protectedScreens, publicScreens } from './harness/screens.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

/** As the specification of the product asks of every screen. */
const MOST = 0.05;

const POST = '/blog/fifteen-or-fifty-on-the-phone';
const FOR_VISITORS = ['/', ...publicScreens.map(({ path }) => path), POST];
const FOR_LEARNERS = [
  '/',
  ...protectedScreens.filter(({ needs }) => needs === 'user').map(({ path }) => path),
  '/practice?exercise=1',
  '/practice?own',
];

test.describe.configure({ timeout: 300_000 });

for (const width of [390, 1440]) {
  test(`nothing moves while any screen arrives at ${width} pixels`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/status of 40[01] .*\/api\//);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await watchShifts(page);
    const shifts = new Map<string, number>();
    const look = async (paths: readonly string[], who: string) => {
      for (const path of paths) {
        await page.goto(path);
        await settled(page);
        shifts.set(`${who} at ${path}`, await shiftOf(page));
      }
    };
    await look(FOR_VISITORS, 'a visitor');
    await signUp(context.request, newPerson());
    await look(FOR_LEARNERS, 'a learner');
    expect([...shifts].filter(([, shift]) => shift > MOST)).toEqual([]);
  });
}
