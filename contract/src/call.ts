/**
 * How a call is declared. One entry is the whole promise between server and browser:
 * its key is the server's function, the OpenAPI operationId and the browser's query key.
 */
import type { z } from 'zod';

import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `/api` carries sign-in, files and reference data; `/view/cdp` every screen's calls (docs/specification.md §7). */
export type Base = '/api' | '/view/cdp';

type Fields = z.ZodObject;

export interface CallSpec {
  readonly method: Method;
  readonly base: Base;
  /** Path under the base; a part in braces is a parameter: `/cmmn/dept/{id}`. */
  readonly path: string;
  readonly access: Access;
  /** One sentence for the reader of the API page. */
  readonly summary: string;
  /** A rule of the call that neither its summary nor its shape says, in one or two short sentences. */
  readonly remark?: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.ZodType;
  /** The body is multipart: `files`, several, beside the fields of `body`. */
  readonly takes?: 'files';
  /** The answer is a file and no envelope; failures are envelopes all the same. */
  readonly gives?: 'file';
  readonly output: z.ZodType;
  /** Answers of these calls are never stored for a repeat (tokens, passwords). */
  readonly repeatable?: false;
  /** Saves a draft again and again: no trace of a repeat is stored, since each has all of it. */
  readonly draft?: true;
  /** Null fields of the body count as absent, as older clients of the specification's own calls send them. */
  readonly nullIsAbsent?: true;
  /** Actions of a body with an `action`: some need access beside `access`. */
  readonly actions?: Readonly<Record<string, { readonly needs: unknown; readonly access?: Access }>>;
}

/** Returns whether the server keeps the outcome of a write for a repeat. */
export function takesKey(spec: CallSpec): boolean {
  return spec.method !== 'GET' && spec.repeatable !== false && spec.draft !== true;
}

type Declared<M extends Method, S> = S & { readonly method: M; readonly base: Base; readonly path: string };

const declare =
  <const M extends Method>(base: Base, method: M) =>
  <const S extends Omit<CallSpec, 'method' | 'base' | 'path'>>(path: string, spec: S): Declared<M, S> => ({
    ...spec,
    method,
    base,
    path,
  });

/** Declare a call of a screen, by its method. A part of the path in braces is a parameter: `/cmmn/dept/{id}`. */
export const get = declare('/view/cdp', 'GET');
export const post = declare('/view/cdp', 'POST');
export const put = declare('/view/cdp', 'PUT');
export const patch = declare('/view/cdp', 'PATCH');
export const remove = declare('/view/cdp', 'DELETE');

/** Declare a call under `/api`. */
export const api = {
  get: declare('/api', 'GET'),
  post: declare('/api', 'POST'),
  put: declare('/api', 'PUT'),
  patch: declare('/api', 'PATCH'),
  remove: declare('/api', 'DELETE'),
};

type Read<C, K extends string, Side extends 'input' | 'output'> =
  C extends Record<K, infer S>
    ? S extends z.ZodType
      ? Side extends 'input'
        ? z.input<S>
        : z.output<S>
      : undefined
    : undefined;

/** Input of a caller: keys only for what the call takes. */
export type CallInput<C extends CallSpec> = (C extends { params: z.ZodType }
  ? { params: Read<C, 'params', 'input'> }
  : { params?: undefined }) &
  (C extends { query: z.ZodType } ? { query?: Read<C, 'query', 'input'> } : { query?: undefined }) &
  (C extends { body: z.ZodType } ? { body: Read<C, 'body', 'input'> } : { body?: undefined });

/** Input of the server's function: parsed, with defaults filled in. */
export interface ParsedInput<C extends CallSpec> {
  readonly params: Read<C, 'params', 'output'>;
  readonly query: Read<C, 'query', 'output'>;
  readonly body: Read<C, 'body', 'output'>;
}

/** Result of the server's function, before the contract's allow-list of fields is applied. */
export type CallResult<C extends CallSpec> = z.input<C['output']>;

/** Output as it arrives in the browser. */
export type CallOutput<C extends CallSpec> = z.output<C['output']>;
