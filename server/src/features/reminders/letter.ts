import { APP_NAME, pages, REMINDER_DAYS_AWAY } from '@saywell/contract';
import { greeting } from '../mail/greeting.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Message } from '../mail/message.ts';
import type { FirstStep } from './first-step.ts';

type Reader = { name: string; username: string; email: string };
type Reminder = {
  step: FirstStep;
  minute: number;
  token: string;
  publicUrl: string;
  /** The last one, because nobody came. */
  isLast: boolean;
};

export function reminderLetter(reader: Reader, reminder: Reminder): Message {
  const { step, minute, token, publicUrl, isLast } = reminder;
  const stop = new URL(pages.unsubscribe.path, publicUrl);
  stop.searchParams.set('token', token);
  return writeLetter({
    recipient: reader.email,
    subject: isLast ? `The last reminder from ${APP_NAME}` : `Today: ${step.name}`,
    title: isLast ? 'This is the last reminder' : `Today: ${step.name}`,
    paragraphs: [greeting(reader), ...(isLast ? [LAST] : []), step.text],
    action: { label: 'Practice now', link: new URL(step.path, publicUrl).href },
    note: `You asked ${APP_NAME}, ${publicUrl}, to remind you at ${clock(minute)} on days when you haven’t practiced.`,
    unsubscribe: { label: 'Stop the reminders', link: stop.href },
  });
}

const LAST = `You haven’t been here for ${REMINDER_DAYS_AWAY} days, so we won’t write again. If you want more reminders, turn them on in your profile.`;

/** 1080 as "6:00 PM". */
function clock(minute: number): string {
  return new Date(minute * 60_000).toLocaleTimeString('en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });
}
