/**
 * The built web app: files with a hash in their name for a year; the page itself fresh each time, with its nonce,
 * the university's name and colours, and the files, the first read and the first look of the screen that was asked for.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { writeAccentCss } from '@naru/contract/accent.ts';
import type { PortalInfo } from '@naru/contract/areas/settings.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { answerNotFound } from './app.ts';
import { compressAnswer } from './compress.ts';
import { type FirstRead, fillRead } from './first-read.ts';
import { allowPage, newNonce } from './security.ts';
import { ACCENT_COLOUR } from '../settings/portal-settings.ts';

const CALL_BASES = ['/api', '/view'];
const OWN_FILES = new Set(['index.html', 'manifest.json', 'route-chunks.json', '.built-from']);
const FILE = /\.[a-z0-9]{2,12}$/i;

export interface PageOptions {
  readonly webRoot: string;
  readonly portalInfo: () => Promise<PortalInfo>;
}

/** An address of the app to readers without a script: previews of links, machines, people. Its HTML is escaped already. */
export interface PlainPage {
  readonly status: number;
  readonly title: string;
  /** Tags of the head, for previews. */
  readonly tags: string;
  readonly body: string;
}

const plainPages = new WeakMap<FastifyRequest, PlainPage>();

/** Answers with the page of the app, in which `plain` stands for readers without a script. */
export function answerApp(request: FastifyRequest, reply: FastifyReply, plain: PlainPage): FastifyReply {
  plainPages.set(request, plain);
  reply.callNotFound();
  return reply;
}

/** Answers addresses that no call has where there is no app. */
export function answerWithoutApp(request: FastifyRequest, reply: FastifyReply): void {
  const plain = plainPages.get(request);
  if (!plain) return answerNotFound(request, reply);
  const { status, title, tags, body } = plain;
  void reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .send(`<!doctype html><head><title>${escapeHtml(title)}</title>${tags}</head><body>${body}</body>`);
  return undefined;
}

/** Values of the page's placeholders. */
interface PageParts {
  readonly nonce: string;
  readonly portal: PortalInfo;
  readonly preloads: readonly string[];
  /** The address of the screen's first read. */
  readonly read?: string | undefined;
  /** The script of the screen's first look. */
  readonly look?: string | undefined;
  readonly plain?: PlainPage | undefined;
}

export async function servePages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const page = readFileSync(path.join(options.webRoot, 'index.html'), 'utf8');
  const partsFor = readRouteChunks(options.webRoot);
  await app.register(fastifyStatic, {
    root: options.webRoot,
    index: false,
    preCompressed: true,
    serve: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // A route a file would take a third of the time in which the portal starts.
  const files = listFiles(options.webRoot);
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*'];
    return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
  });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = newNonce();
    allowPage(reply, nonce);
    const portal = await options.portalInfo();
    const plain = plainPages.get(request);
    if (plain) reply.code(plain.status).header('vary', 'accept-language');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        await compressAnswer(fillPage(page, { nonce, portal, plain, ...partsFor(request.url) }), { request, reply }),
      );
  };
  // Every address of the web app is the same page; which screen it is, the browser decides.
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0] ?? '/';
    const isCall = CALL_BASES.some((base) => address === base || address.startsWith(`${base}/`));
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !FILE.test(address);
    if (isCall || !wantsPage) return answerNotFound(request, reply);
    return sendPage(request, reply);
  });
}

/** Lists files that are served by name: not the page, which is filled in first, nor the build's own for the portal. */
function listFiles(webRoot: string): ReadonlySet<string> {
  return new Set(
    readdirSync(webRoot, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(webRoot, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((file) => !OWN_FILES.has(file) && !/\.(br|gz)$/.test(file)),
  );
}

/** Fills the university's data into the page; every value is escaped for its place, and none is searched again. */
export function fillPage(page: string, parts: PageParts): string {
  const { ko } = parts.portal.universityNm;
  const values = new Map([
    ['{{nonce}}', parts.nonce],
    ['{{read}}', escapeHtml(parts.read ?? '')],
    ['{{title}}', escapeHtml(parts.plain?.title ?? `나루 - ${ko}`)],
    ['{{description}}', escapeHtml(`${ko} 경력·학습 포털`)],
    ['{{portal}}', JSON.stringify(parts.portal).replaceAll('<', '\\u003c')],
    ['<!--card-->', parts.plain?.tags ?? ''],
    ['<!--plain-->', plainBody(parts)],
    ['<!--look-->', lookScript(parts)],
    ['<!--accent-->', accentStyle(parts)],
    ['<!--preloads-->', parts.preloads.map((file) => linkFile(file, parts)).join('')],
  ]);
  return page.replaceAll(/\{\{\w+\}\}|<!--\w+-->/g, (mark) => values.get(mark) ?? mark);
}

const NO_SCRIPT = '나루를 쓰려면 자바스크립트를 켜 주세요. Please turn on JavaScript to use Naru.';
/** Without a script nothing takes the frame away in which the app draws. */
const PLAIN_CSS =
  '#root{display:none}.plain{max-width:40rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:1rem/1.7 system-ui,sans-serif;overflow-wrap:anywhere}.plain h1{margin:0;font-size:1.75rem;line-height:1.35}.plain h2{margin:2rem 0 .25rem;font-size:1.15rem}.plain p{margin:.5rem 0;white-space:pre-line}.plain img{display:block;margin:0 0 1rem}.plain dl{display:grid;grid-template-columns:max-content 1fr;gap:.4rem 1.25rem;margin:1.5rem 0}.plain dd{margin:0}';

function plainBody({ plain, nonce }: PageParts): string {
  return plain === undefined ? NO_SCRIPT : `<style nonce="${nonce}">${PLAIN_CSS}</style>${plain.body}`;
}

/**
 * Links a file as the bundle would request it, which then finds the styles there and the script already loaded. Scripts of a
 * screen with a first look are asked for when that stands: thirty requests keep a slow processor busy for longer than the
 * answers take.
 */
function linkFile(file: string, { look, nonce }: PageParts): string {
  const rel = look === undefined ? 'rel' : 'data-rel';
  // Scripts of a screen wait for the app: what the page itself asks for goes first on a line that takes six at a time.
  const kind = file.endsWith('.css') ? 'rel="stylesheet"' : `${rel}="modulepreload" fetchpriority="low"`;
  return `<link ${kind} crossorigin href="/${file}" nonce="${nonce}">`;
}

/** The page's own script finds the look where this leaves it. */
function lookScript({ look, nonce }: PageParts): string {
  return look === undefined ? '' : `<script nonce="${nonce}">${look};window.naruLook=naruLooks.firstLook</script>`;
}

/** Writes every shade that follows from a university's own colour; the product's own is in the stylesheet. */
function accentStyle({ portal, nonce }: PageParts): string {
  if (portal.accentColour.toUpperCase() === ACCENT_COLOUR.defaultValue) return '';
  return `<style nonce="${nonce}">${writeAccentCss(portal.accentColour)}</style>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

interface RouteChunk {
  /** As the specification writes it. */
  readonly address: string;
  /** A regular expression over the path. */
  readonly pattern: string;
  readonly files: readonly string[];
  readonly read?: FirstRead;
  readonly look?: string;
}

/** Reads the patterns of the routes that the build found; undefined where it left no list. */
export function readRoutePatterns(webRoot: string): ReadonlySet<string> | undefined {
  const chunks = readChunkList(webRoot);
  return chunks && new Set(chunks.map(({ address }) => address));
}

function readChunkList(webRoot: string): readonly RouteChunk[] | undefined {
  const file = path.join(webRoot, 'route-chunks.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RouteChunk[]) : undefined; // written by our own build
}

/**
 * Reads the build's list of what a route's screen needs, so that its files and its first read come beside the bundle and
 * not after it.
 */
function readRouteChunks(webRoot: string): (url: string) => Pick<PageParts, 'preloads' | 'read' | 'look'> {
  const chunks = (readChunkList(webRoot) ?? []).map((chunk) => ({ ...chunk, pattern: new RegExp(chunk.pattern) }));
  return (url) => {
    const [address = '/', search = ''] = url.split('?');
    for (const { pattern, files, read, look } of chunks) {
      const found = pattern.exec(address);
      if (found) return { preloads: files, read: read && fillRead(read, { parts: found.groups ?? {}, search }), look };
    }
    return { preloads: [] };
  };
}
