/**
 * The API document, and a page that shows it to a person without any script.
 */
import type { FastifyInstance } from 'fastify';

import { describeApi } from './openapi.ts';
import { allowPage, newNonce } from './security.ts';
import type { CallGroup } from './serve.ts';

export function serveApiDocument(
  app: FastifyInstance,
  groups: readonly CallGroup[],
  about: { version: string; url: string },
): void {
  // Made when first asked for: they are seldom read, cost a start its time, and three megabytes for as long as it runs.
  const readText = once(() => JSON.stringify(describeApi(groups, about)));
  const readPage = once(() => renderPage(groups));
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(readText()),
  );
  app.get('/api/docs', async (_request, reply) => {
    const nonce = newNonce();
    allowPage(reply, nonce);
    return reply.header('content-type', 'text/html; charset=utf-8').send(readPage().replaceAll('{{nonce}}', nonce));
  });
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

function renderPage(groups: readonly CallGroup[]): string {
  const sections = groups.map(
    (group) =>
      `<section><h2>${escape(group.name)}</h2>${Object.entries(group.calls)
        .map(([key, spec]) => {
          const schema = (title: string, json: unknown): string =>
            `<details><summary>${title}</summary><pre>${escape(JSON.stringify(json, null, 2))}</pre></details>`;
          const operation = operationOf(group, key);
          return `<article id="${group.name}.${key}"><h3><span>${spec.method}</span> <code>${escape(spec.base + spec.path)}</code></h3>
<p>${escape(spec.summary)} ${escape(operation.description)}</p>
${operation.parameters.length > 0 ? schema('Parameters', operation.parameters) : ''}${operation.body ? schema('Body', operation.body) : ''}${operation.output ? schema('Output', operation.output) : ''}</article>`;
        })
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API - Naru</title><style nonce="{{nonce}}">${STYLE}</style></head>
<body><main><h1>Calls of Naru</h1><p>Every answer is an envelope: <code>code</code> (“0000” for success), <code>msg</code>, <code>output</code>. The machine-readable document is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${sections.join('')}</main></body></html>`;
}

interface Operation {
  readonly description: string;
  readonly parameters: readonly unknown[];
  readonly body: unknown;
  readonly output: unknown;
}

/** Describes one call in the document, with its schemas in place. */
function operationOf(group: CallGroup, key: string): Operation {
  const spec = group.calls[key];
  if (!spec) throw new Error(`${group.name} has no call ${key}`);
  const document = describeApi([{ ...group, calls: { [key]: spec } }], { version: '', url: '' }) as {
    paths: Record<string, Record<string, { description: string; parameters: unknown[] }>>;
    components: { schemas: Record<string, unknown> };
  }; // the shape that describeApi builds
  const operation = document.paths[`${spec.base}${spec.path}`]?.[spec.method.toLowerCase()];
  return {
    description: operation?.description ?? '',
    parameters: operation?.parameters ?? [],
    body: document.components.schemas[`${group.name}.${key}.Body`],
    output: document.components.schemas[`${group.name}.${key}.Output`],
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:15px/1.6 system-ui,sans-serif}main{max-width:820px;margin:0 auto;padding:32px 20px}h1{font-size:24px}h2{margin:40px 0 8px;font-size:20px}article{padding:16px 0;border-top:1px solid color-mix(in srgb,currentColor 14%,transparent)}h3{margin:0;font-size:15px}h3 span{display:inline-block;min-width:4em;color:#0b6e75}p{margin:4px 0 8px}summary{cursor:pointer}pre{overflow:auto;padding:12px;background:color-mix(in srgb,currentColor 6%,transparent);border-radius:8px;font-size:13px}@media(prefers-color-scheme:dark){h3 span{color:#72cfd7}}`;
