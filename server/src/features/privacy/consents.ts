import {
  CONSENT_DEFAULTS,
  CONSENT_TYPES,
  CONSENT_VERSION,
  type ConsentRecord,
  type ConsentType,
  type saveConsent as endpoint,
} from '@saywell/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { consentChanges, consents } from '../../db/schema.ts';

type Choice = z.output<typeof endpoint.body>;
type Answer = z.input<typeof ConsentRecord>;

/** The person's consents, for a feature to check before it acts. */
export async function consentsOf(
  db: Database,
  userId: number,
): Promise<Record<ConsentType, boolean>> {
  return grantedIn(await listConsents(db, userId));
}

/** The same, locked until the transaction ends, so that no choice changes meanwhile. */
export async function holdConsents(tx: Database, userId: number) {
  return grantedIn(withDefaults(await chosenBy(tx, userId).for('share')));
}

export async function listConsents(db: Database, userId: number): Promise<Answer[]> {
  return withDefaults(await chosenBy(db, userId));
}

const chosenBy = (db: Database, userId: number) =>
  db.select().from(consents).where(eq(consents.userId, userId));

function withDefaults(chosen: Answer[]): Answer[] {
  return CONSENT_TYPES.map((consentType) => {
    const record = chosen.find((one) => one.consentType === consentType);
    return record ?? defaultOf(consentType);
  });
}

function grantedIn(records: Answer[]) {
  const granted = records.map(({ consentType, granted }) => [consentType, granted]);
  return Object.fromEntries(granted) as Record<ConsentType, boolean>;
}

function defaultOf(consentType: ConsentType): Answer {
  const granted = CONSENT_DEFAULTS[consentType];
  return { consentType, granted, version: CONSENT_VERSION, updatedAt: null };
}

export function saveConsent(db: Database, userId: number, choice: Choice): Promise<Answer> {
  const { consentType, granted, version } = choice;
  return db.transaction(async (tx) => {
    // First, so that simultaneous choices enter the history in the order they take effect.
    const [record] = await tx
      .insert(consents)
      .values({ userId, consentType, granted, version })
      .onConflictDoUpdate({
        target: [consents.userId, consents.consentType],
        set: { granted, version, updatedAt: new Date() },
      })
      .returning();
    await tx.insert(consentChanges).values({ userId, consentType, granted, version });
    return record!;
  });
}
