import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const Part = z.enum(['ok', 'starting', 'down']);

export const health = {
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'Whether the service is ready',
  response: z.object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    database: Part,
    analysis: Part,
  }),
} satisfies Endpoint;

export const openApiDocument = {
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  summary: 'This API as an OpenAPI 3.1 document',
  response: z.record(z.string(), z.unknown()),
} satisfies Endpoint;
