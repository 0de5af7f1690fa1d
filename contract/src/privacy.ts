import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { PasskeyAnswer, passwordOf } from './identity.ts';
import { Id, Instant, Message } from './values.ts';

export const CONSENT_TYPES = ['essential', 'analytics', 'marketing', 'ai_processing'] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];
export const CONSENT_VERSION = '1.0';

/** What applies until somebody chooses. */
export const CONSENT_DEFAULTS: Record<ConsentType, boolean> = {
  essential: true,
  analytics: false,
  marketing: false,
  ai_processing: true,
};

/** Days between a deletion request and the deletion. */
export const DELETION_GRACE_DAYS = 14;

const consentType = z.enum(CONSENT_TYPES, 'Invalid consent type');

export const ConsentRecord = z.object({
  consentType,
  granted: z.boolean(),
  version: z.string(),
  /** When it was chosen; null if the default applies. */
  updatedAt: Instant.nullable(),
});
export type ConsentRecord = z.output<typeof ConsentRecord>;

export const listConsents = {
  method: 'GET',
  path: '/api/privacy/consent',
  access: 'user',
  summary: 'Your consents; kinds without a choice have their default',
  response: z.array(ConsentRecord),
} satisfies Endpoint;

const choice = z
  .object({
    consentType,
    granted: z.union(
      [z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })],
      'Granted must be true or false',
    ),
    version: z.string().trim().min(1).max(20).default(CONSENT_VERSION),
  })
  .refine(({ consentType: type, granted }) => type !== 'essential' || granted, {
    error: 'What the service needs to work can’t be switched off',
  });

const giveConsent = {
  access: 'user',
  summary: 'Allow or refuse one kind of use; the latest choice applies',
  body: choice,
  response: ConsentRecord,
} as const;

export const saveConsent = {
  ...giveConsent,
  method: 'POST',
  path: '/api/privacy/consent',
} satisfies Endpoint;

export const replaceConsent = {
  ...giveConsent,
  method: 'PUT',
  path: '/api/privacy/consent',
} satisfies Endpoint;

export const EXPORT_TYPES = ['full_export', 'practice_data', 'account_data'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

const exportType = z.enum(EXPORT_TYPES, 'Invalid export type').optional();
/** The same name as the field of a deletion request is accepted too. */
const exportChoice = z.object({ type: exportType, requestType: exportType });
const exportSummary = 'Everything held about you, or one part of it, as a JSON file';

export const exportData = {
  method: 'POST',
  path: '/api/privacy/export',
  access: 'user',
  summary: exportSummary,
  body: exportChoice,
  response: 'file',
  callsPerMinute: 30,
} satisfies Endpoint;

export const downloadData = {
  method: 'GET',
  path: '/api/privacy/export',
  access: 'user',
  summary: exportSummary,
  query: exportChoice,
  response: 'file',
  callsPerMinute: 30,
} satisfies Endpoint;

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/privacy/delete',
  access: 'user',
  summary: 'Delete your account and all your data, now and permanently',
  body: z
    .object({
      password: passwordOf('Password is required').optional(),
      /** Instead of the password. */
      passkey: PasskeyAnswer.optional(),
    })
    .refine(({ password, passkey }) => password ?? passkey, { error: 'Password is required' }),
  response: Message,
  callsPerMinute: 30,
} satisfies Endpoint;

export const DELETION_TYPES = ['account_deletion', 'practice_data', 'specific_data'] as const;
export type DeletionType = (typeof DELETION_TYPES)[number];

/** What a request to delete specific data can name. */
export const DELETABLE_DATA = ['practice_data', 'feedback', 'activity_data'] as const;
export type DeletableData = (typeof DELETABLE_DATA)[number];

export const DeletionRequest = z.object({
  id: z.int(),
  requestType: z.enum(DELETION_TYPES),
  status: z.enum(['pending', 'cancelled', 'completed']),
  /** What to delete, if the request names it. */
  data: z.array(z.enum(DELETABLE_DATA)),
  /** When it is carried out. Until then it can be canceled. */
  dueAt: Instant,
  completedAt: Instant.nullable(),
  createdAt: Instant,
});
export type DeletionRequest = z.output<typeof DeletionRequest>;

export const requestDeletion = {
  method: 'POST',
  path: '/api/privacy/delete-request',
  access: 'user',
  summary: `Request deletion; it is carried out after ${DELETION_GRACE_DAYS} days unless you cancel it`,
  body: z
    .object({
      requestType: z.enum(DELETION_TYPES, 'Invalid request type'),
      confirmPassword: passwordOf('Password confirmation required').optional(),
      /** Instead of the password. */
      passkey: PasskeyAnswer.optional(),
      data: z.array(z.enum(DELETABLE_DATA, 'Invalid data')).max(DELETABLE_DATA.length).default([]),
    })
    .refine(({ confirmPassword, passkey }) => confirmPassword ?? passkey, {
      error: 'Password confirmation required',
    })
    .refine(({ requestType, data }) => requestType !== 'specific_data' || data.length > 0, {
      error: 'Say which data to delete',
    }),
  response: DeletionRequest,
  callsPerMinute: 30,
} satisfies Endpoint;

export const listDeletionRequests = {
  method: 'GET',
  path: '/api/privacy/delete-request',
  access: 'user',
  summary: 'Your requests for deletion, newest first',
  response: z.array(DeletionRequest),
} satisfies Endpoint;

export const cancelDeletionRequest = {
  method: 'DELETE',
  path: '/api/privacy/delete-request/:id',
  access: 'user',
  summary: 'Cancel a deletion request that is not due yet',
  params: z.object({ id: Id }),
  response: DeletionRequest,
} satisfies Endpoint;

export const privacy = {
  listConsents,
  saveConsent,
  replaceConsent,
  exportData,
  downloadData,
  deleteAccount,
  requestDeletion,
  listDeletionRequests,
  cancelDeletionRequest,
};
