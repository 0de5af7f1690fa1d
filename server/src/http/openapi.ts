import { APP_NAME, APP_VERSION, ErrorBody, type Access, type Endpoint } from '@saywell/contract';
import { z } from 'zod';

export const accessNotes: Record<Access, string> = {
  anyone: 'Open to anyone.',
  public: 'Open to anyone.',
  user: 'Needs a signed-in session.',
  admin: 'For administrators only.',
};

/** The OpenAPI 3.1 document of a contract, with the name of the session cookie. */
export function openApi(endpoints: Endpoint[], sessionCookie: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${APP_NAME} API`, version: APP_VERSION },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
    },
    paths,
  };
}

const needsSession = (access: Access) => access === 'user' || access === 'admin';

function operation({ access, summary, params, query, body, form, response }: Endpoint) {
  const content = (body ?? form) && {
    ...(form && { 'multipart/form-data': { schema: jsonSchema(form, 'input') } }),
    ...(body && { 'application/json': { schema: jsonSchema(body, 'input') } }),
  };
  return {
    summary,
    description: accessNotes[access],
    ...(needsSession(access) && { security: [{ session: [] }] }),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: 'OK',
        content:
          response === 'file'
            ? { 'application/octet-stream': {} }
            : { 'application/json': { schema: jsonSchema(response, 'output') } },
      },
      default: {
        description: 'What went wrong, with a message for the user',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function parametersOf(location: 'path' | 'query', object?: z.ZodObject) {
  return Object.entries(object?.shape ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
