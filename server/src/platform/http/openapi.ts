/**
 * The API as OpenAPI 3.1, made from the contract's own schemas.
 */
import { takesKey, type CallSpec } from '@naru/contract/call.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { z } from 'zod';

import type { CallGroup } from './serve.ts';

type Json = Record<string, unknown>;

/** Describes the API; `url` is the portal's address. */
export function describeApi(groups: readonly CallGroup[], about: { version: string; url: string }): Json {
  const schemas: Json = { Failure: FAILURE_SCHEMA };
  const paths: Record<string, Json> = {};
  for (const group of groups) {
    for (const [key, spec] of Object.entries(group.calls)) {
      const path = `${spec.base}${spec.path}`;
      paths[path] = {
        ...paths[path],
        [spec.method.toLowerCase()]: describeCall({ group: group.name, key, spec }, schemas),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Naru',
      version: about.version,
      summary: 'The calls of the portal.',
      description:
        'Every answer is an envelope: code "0000" for success with its output, or a code that says what went wrong.',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: about.url }],
    tags: groups.map((group) => ({ name: group.name })),
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } }, schemas },
  };
}

interface Described {
  readonly group: string;
  readonly key: string;
  readonly spec: CallSpec;
}

function describeCall({ group, key, spec }: Described, schemas: Json): Json {
  const id = `${group}.${key}`;
  const isPublic = spec.access.kind === 'anyone';
  return {
    operationId: id,
    tags: [group],
    summary: spec.summary,
    description: [`Access: ${accessInWords(spec)}.${filesInWords(spec)}`, ...(spec.remark ? [spec.remark] : [])].join(
      ' ',
    ),
    ...(isPublic && { security: [{}, { bearer: [] }] }),
    parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query'), ...idempotency(spec)],
    ...(spec.body && {
      requestBody: {
        required: true,
        content: describeBody(spec, hoist(spec.body, `${id}.Body`, { io: 'input', schemas })),
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          ...(spec.gives === 'file' && { 'application/octet-stream': {} }),
          ...((spec.gives !== 'file' || mayComeLater(spec)) && {
            'application/json': { schema: envelopeOf(hoist(spec.output, `${id}.Output`, { io: 'output', schemas })) },
          }),
        },
      },
      default: {
        description: 'Refused; the code says why.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function filesInWords(spec: CallSpec): string {
  if (spec.takes === 'files')
    return ' The body is multipart/form-data: `files`, several, beside the fields of the schema.';
  if (spec.gives !== 'file') return '';
  if (mayComeLater(spec)) return ' The answer is a file, or an envelope where it is made in the background.';
  return ' The answer is a file; failures are envelopes.';
}

/** Returns whether a call that gives a file may have none yet: its output then describes that answer. */
function mayComeLater({ output }: CallSpec): boolean {
  return output instanceof z.ZodObject && Object.keys(output.shape).length > 0;
}

function describeBody(spec: CallSpec, fields: Json): Json {
  if (spec.takes === undefined) return { 'application/json': { schema: fields } };
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const schema = { allOf: [fields, { type: 'object', required: ['files'], properties: { files } }] };
  return { 'multipart/form-data': { schema } };
}

function accessInWords({ access }: CallSpec): string {
  switch (access.kind) {
    case 'anyone':
      return 'anyone';
    case 'signedIn':
      return 'anyone who is signed in';
    case 'member':
      return 'members of the university';
    case 'menu':
      return `who holds ${access.privilege} on ${access.menuId}`;
    case 'anyMenu':
      return `who holds ${access.privilege} on ${access.menuIds.join(', ')}`;
    case 'boardMenu':
      return `who holds ${access.privilege} on the board’s menu`;
    case 'named':
      return `who holds ${access.resource}`;
    case 'administrator':
      return 'administrators';
  }
}

function parameters(shape: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = toSchema(shape, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function idempotency(spec: CallSpec): Json[] {
  if (!takesKey(spec)) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key with the same content within 24 hours is done once.',
      schema: { type: 'string', maxLength: 200 },
    },
  ];
}

function toSchema(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'throw',
  });
  return schema;
}

/** Puts a schema and the definitions inside it under components, and gives the reference to it. */
function hoist(shape: z.ZodType, name: string, to: { io: 'input' | 'output'; schemas: Json }): Json {
  const { $defs = {}, ...schema } = toSchema(shape, to.io) as { $defs?: Json };
  const rename = (json: unknown): unknown =>
    JSON.parse(
      JSON.stringify(json)
        .replaceAll('"#/$defs/', `"#/components/schemas/${name}.`)
        .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`),
    ) as unknown; // JSON in, JSON out
  for (const [inner, definition] of Object.entries($defs)) to.schemas[`${name}.${inner}`] = rename(definition);
  to.schemas[name] = rename(schema);
  return { $ref: `#/components/schemas/${name}` };
}

function envelopeOf(output: Json): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'output'],
    properties: { code: { const: '0000' }, msg: { type: 'string' }, output },
  };
}

const FAILURE_SCHEMA = {
  type: 'object',
  required: ['code', 'msg', 'output'],
  properties: {
    code: { type: 'string', enum: Object.values(FAILURE).map((failure) => failure.code) },
    msg: { type: 'string' },
    output: {
      type: 'object',
      properties: {
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
        current: { description: 'For a conflict: the state as it is now.' },
        retryAfter: { type: 'integer', description: 'Seconds.' },
      },
    },
  },
};
