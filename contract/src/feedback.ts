import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { fromDigits, Id, Instant, Message } from './values.ts';

export const FEEDBACK_TYPE_MAX = 50;
export const FEEDBACK_SUBJECT_MAX = 200;
export const FEEDBACK_MESSAGE_MAX = 5000;

export const FEEDBACK_PRIORITIES = ['high', 'medium', 'low'] as const;
export type FeedbackPriority = (typeof FEEDBACK_PRIORITIES)[number];

/** Both vocabularies of the specification: the three of the screen and the four of the server. */
export const FEEDBACK_STATUSES = ['new', 'reviewed', 'in-progress', 'resolved', 'closed'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

export const FEEDBACK_PER_PAGE = 25;
const FEEDBACK_PER_PAGE_MAX = 100;

const words = (most: number, required: string, tooLong: string) =>
  z.string(required).trim().min(1, required).max(most, tooLong);
const priority = z.enum(FEEDBACK_PRIORITIES, 'Invalid feedback priority');
const status = z.enum(FEEDBACK_STATUSES, 'Invalid feedback status');

export const createFeedback = {
  method: 'POST',
  path: '/api/feedback',
  access: 'user',
  summary: 'Send feedback to the people who run the site',
  body: z.object({
    type: words(FEEDBACK_TYPE_MAX, 'Type is required', 'Type too long'),
    subject: words(FEEDBACK_SUBJECT_MAX, 'Subject is required', 'Subject too long'),
    message: words(FEEDBACK_MESSAGE_MAX, 'Message is required', 'Message too long'),
    priority: priority.default('medium'),
  }),
  response: Message,
  callsPerMinute: 30,
} satisfies Endpoint;

export const Feedback = z.object({
  id: z.int(),
  userId: z.int(),
  type: z.string(),
  subject: z.string(),
  message: z.string(),
  priority,
  status,
  userName: z.string(),
  userEmail: z.string(),
  createdAt: Instant,
});
export type Feedback = z.output<typeof Feedback>;

const numberUpTo = (most: number, message: string) =>
  fromDigits(message).pipe(z.int().max(most, message));

export const listFeedback = {
  method: 'GET',
  path: '/api/admin/feedback',
  access: 'admin',
  summary: 'Feedback, newest first, paginated',
  query: z.object({
    status: status.optional(),
    priority: priority.optional(),
    page: numberUpTo(100_000, 'Invalid page').default(1),
    limit: numberUpTo(FEEDBACK_PER_PAGE_MAX, 'Invalid limit').default(FEEDBACK_PER_PAGE),
  }),
  response: z.array(Feedback),
} satisfies Endpoint;

export const feedbackCounts = {
  method: 'GET',
  path: '/api/admin/feedback/counts',
  access: 'admin',
  summary: 'Number of messages by status and priority; combinations without messages are omitted',
  response: z.array(z.object({ status, priority, count: z.int() })),
} satisfies Endpoint;

export const changeFeedback = {
  method: 'PATCH',
  path: '/api/admin/feedback/:id',
  access: 'admin',
  summary: 'Set the status of a feedback message',
  params: z.object({ id: Id }),
  body: z.object({ status }),
  response: Feedback,
} satisfies Endpoint;

export const feedback = { createFeedback, listFeedback, feedbackCounts, changeFeedback };
