/**
 * The public addresses of portfolios: /pt/{path}, its files, styles and fonts. No session, no script, no cookie; judged at
 * each request from the tables (docs/specification.md, Portfolios).
 */
import { PORTFOLIO_PATH } from '@naru/contract/areas/portfolio/shown-words.ts';
import type { PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  HELP_DESK_EN,
  HELP_DESK_KO,
  UNIVERSITY_NAME_EN,
  UNIVERSITY_NAME_KO,
} from '../../../platform/settings/portal-settings.ts';
import { chooseLocale } from '../../../platform/http/messages.ts';
import { answerApp } from '../../../platform/http/pages.ts';
import { networkOf } from '../../../platform/http/network.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { describeError, type Log } from '../../../platform/log.ts';
import type { FactSources } from '../start/facts.ts';
import { SAYING_STYLE, writeSaying } from './document.ts';
import { fileKey } from './file-store.ts';
import { judge, tellVisit, type Standing, type Verdict, type Visit } from './judge.ts';
import { html } from '../render/markup.ts';
import { CARD_TYPE, openCards, type ReadCardOf } from './preview-card.ts';
import { REPORT_WORDS, type Saying } from './sayings.ts';
import { pagePolicy } from './page-policy.ts';
import { openPublicPages, type PublicPage, type PublicPages } from './public-page.ts';
import { openPageFile } from './send-file.ts';
import { serveLooks } from './serve-looks.ts';
import { openStandings, readToken, type ReadStanding } from './standings.ts';
import { openVisits, type Visits } from './visits.ts';

/** Readers see a portfolio that was taken down no longer than that in previews that are made anew. */
const CARD_LIFE = 'public, max-age=600';
const SAYING_POLICY = pagePolicy(SAYING_STYLE);

interface Desk {
  readonly platform: Platform;
  readonly pages: PublicPages;
  readonly readStanding: ReadStanding;
  readonly visits: Visits;
  readonly readCardOf: ReadCardOf;
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
  readonly token: string;
  readonly visit: Visit;
}

type Shown = Extract<Verdict, { kind: 'shown' }>;

export function servePublicPages(app: FastifyInstance, platform: Platform, sources: FactSources): void {
  const desk: Desk = {
    platform,
    pages: openPublicPages(platform, sources),
    readStanding: openStandings(platform.db),
    visits: openVisits(platform),
    readCardOf: openCards(platform.files.store),
  };
  app.get<{ Params: { path: string } }>('/pt/:path', (request, reply) =>
    answer(desk, { ...ask(request), reply, path: request.params.path }),
  );
  app.get<{ Params: { path: string } }>('/pt/:path/report', (request, reply) =>
    answerReport(desk, { ...ask(request), reply, path: request.params.path }),
  );
  // Nothing else stands there.
  app.get('/pt/*', (request, reply) => sayAbsent(desk, { ...ask(request), reply, path: '' }));
  app.get<{ Params: { path: string; fileId: string; fileSn: string } }>(
    '/pt/:path/f/:fileId/:fileSn',
    (request, reply) => answerFile(desk, { ...ask(request), reply, path: request.params.path }, request.params),
  );
  app.get<{ Params: { path: string; fileId: string; fileSn: string } }>(
    '/pt/:path/f/:fileId/:fileSn/card.jpg',
    (request, reply) => answerCard(desk, { ...ask(request), reply, path: request.params.path }, request.params),
  );
  serveLooks(app, platform);
}

const ask = (request: FastifyRequest): Pick<Asked, 'request' | 'token' | 'visit'> => ({
  request,
  token: readToken(request.query),
  visit: tellVisit({
    method: request.method,
    agent: request.headers['user-agent'] ?? '',
    purpose: String(request.headers['sec-purpose'] ?? request.headers['purpose'] ?? ''),
  }),
});

/** Asks the database for what can be an address alone; anything else a stranger may write there. */
async function findStanding(desk: Desk, { path, token }: Asked): Promise<Standing | undefined> {
  return PORTFOLIO_PATH.test(path) ? desk.readStanding(path, token) : undefined;
}

async function answer(desk: Desk, asked: Asked): Promise<FastifyReply> {
  const { reply, token, visit } = asked;
  const standing = await findStanding(desk, asked);
  const verdict = judge(standing, desk.platform.now());
  if (!standing || verdict.kind === 'absent') return sayAbsent(desk, asked);
  if (verdict.kind === 'moved') return sendMoved(reply, verdict.path, token);
  // A browser throws this away and asks again when its person comes.
  if (visit === 'PREFETCH') return say(desk, asked, { status: 503, saying: 'card' });
  if (verdict.kind === 'gone') return say(desk, asked, { status: 410, saying: 'gone' });
  const isProgram = visit === 'MESSENGER' || (visit === 'SEARCH' && !standing.isIndexed);
  if (isProgram && (verdict.kind === 'login' || verdict.link)) return say(desk, asked, { status: 200, saying: 'card' });
  if (verdict.kind === 'login')
    return say(desk, asked, { status: 200, saying: 'login', press: `/popup/pt/${standing.portfolioId}` });
  if (visit === 'PERSON' && !(await letIn(desk, asked, { standing, verdict })))
    return say(desk, asked, { status: 410, saying: 'gone' });
  const page = await readPage(desk, asked, { standing, verdict });
  return isProgram ? sendHtml(reply, { ...page, status: 200 }).send(page.card) : sendPage(asked, standing, page);
}

interface Judged {
  readonly standing: Standing;
  readonly verdict: Shown;
}

/** Counts a person; false where the link takes no more of them. */
async function letIn({ visits, platform }: Desk, { request }: Asked, { standing, verdict }: Judged): Promise<boolean> {
  const { link } = verdict;
  const who = whoOf(request, link?.mostViews ?? null);
  const of = { portfolioId: standing.portfolioId, linkId: link?.linkId ?? null };
  const visit = visits.visitOf(of, who, platform.now());
  if (link && link.mostViews !== null) return visits.take({ ...visit, linkId: link.linkId });
  // A page waits for no count.
  void visits
    .count(visit)
    .catch((error: unknown) => request.log.warn({ err: describeError(error) }, 'a view was not counted'));
  return true;
}

/** Tells visitors apart; a link that takes so many does by their network alone, as one person has any number of browsers. */
const whoOf = ({ ip, headers }: FastifyRequest, mostViews: number | null): string =>
  mostViews === null ? `${ip} ${headers['user-agent'] ?? ''}` : networkOf(ip);

function readPage(
  { pages }: Desk,
  { request, path, token }: Asked,
  { standing, verdict }: Judged,
): Promise<PublicPage> {
  return pages.read(
    {
      versionId: verdict.versionId,
      factsVersion: standing.factsVersion,
      path,
      token: verdict.link ? token : '',
      isPublic: standing.visibility === 'PUBLIC',
      isIndexed: standing.isIndexed,
    },
    request.log as Log, // Fastify was given our logger
  );
}

function sendPage({ request, reply }: Asked, { isIndexed }: Standing, page: PublicPage): FastifyReply {
  sendHtml(reply, { ...page, status: 200 })
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (!isIndexed) reply.header('x-robots-tag', 'noindex');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const taken = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(taken)) return reply.header('content-encoding', 'br').send(page.packed);
  // Over HTTP alone browsers do not take Brotli.
  if (/\bgzip\b/.test(taken)) return reply.header('content-encoding', 'gzip').send(page.zipped);
  return reply.send(page.html);
}

/** Headers of every page: its secret goes nowhere with a link that is pressed. */
function sendHtml(
  reply: FastifyReply,
  { language, policy, status }: Pick<PublicPage, 'language' | 'policy'> & { readonly status: number },
): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-language', language)
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer');
}

interface Said {
  readonly status: number;
  readonly saying: Saying;
  readonly press?: string;
}

/** Says something neutral in the reader's language. */
async function say(
  { platform }: Desk,
  { request, reply }: Asked,
  { status, saying, press }: Said,
): Promise<FastifyReply> {
  const language: PaperLanguage = chooseLocale(request.headers['accept-language']);
  const values = await platform.settings.read();
  const university = values.of(language === 'ko' ? UNIVERSITY_NAME_KO : UNIVERSITY_NAME_EN);
  sendHtml(reply, { language, status, policy: SAYING_POLICY })
    .header('x-robots-tag', 'noindex')
    .header('vary', 'accept-language');
  return reply.send(writeSaying(saying, { language, university, ...(press !== undefined && { press }) }));
}

const sayAbsent = (desk: Desk, asked: Asked): Promise<FastifyReply> =>
  say(desk, asked, { status: 404, saying: 'absent' });

/** The app takes reports; readers without a script are told whom to write to. */
async function answerReport(desk: Desk, asked: Asked): Promise<FastifyReply> {
  const { request, reply, path } = asked;
  const standing = await findStanding(desk, asked);
  if (judge(standing, desk.platform.now()).kind === 'absent') return sayAbsent(desk, asked);
  const locale = chooseLocale(request.headers['accept-language']);
  const values = await desk.platform.settings.read();
  const { title, text } = REPORT_WORDS[locale];
  const to = values.of(locale === 'ko' ? HELP_DESK_KO : HELP_DESK_EN);
  const body = html`<main class="plain">
    <h1>${title}</h1>
    <p>${text(`/pt/${path}`)}</p>
    <p>${to}</p>
  </main>`.markup;
  return answerApp(request, reply, { status: 200, title, tags: '', body });
}

/** Answers as for any address that there is not. */
function sendAbsent(reply: FastifyReply): FastifyReply {
  reply.code(404).callNotFound();
  return reply;
}

function sendMoved(reply: FastifyReply, path: string, token: string): FastifyReply {
  return reply
    .header('referrer-policy', 'no-referrer')
    .redirect(`/pt/${path}${token === '' ? '' : `?k=${token}`}`, 301);
}

interface NamedFile {
  readonly fileId: string;
  readonly fileSn: string;
}

/** The picture of a link to a public page, in the shape and type that messengers read. */
async function answerCard(desk: Desk, asked: Asked, name: NamedFile): Promise<FastifyReply> {
  const standing = await findStanding(desk, asked);
  const verdict = judge(standing, desk.platform.now());
  if (!standing || verdict.kind !== 'shown' || verdict.link) return sendAbsent(asked.reply);
  const page = await readPage(desk, asked, { standing, verdict });
  const file = page.files.get(fileKey({ fileId: name.fileId, fileSn: Number(name.fileSn) }));
  const card = file && (await desk.readCardOf(file));
  if (!card) return sendAbsent(asked.reply);
  return asked.reply.header('content-type', CARD_TYPE).header('cache-control', CARD_LIFE).send(card);
}

async function answerFile(desk: Desk, asked: Asked, name: NamedFile): Promise<FastifyReply> {
  const { request, reply } = asked;
  const standing = await findStanding(desk, asked);
  const verdict = judge(standing, desk.platform.now());
  if (!standing || verdict.kind !== 'shown') return sendAbsent(reply);
  // Pictures for previews of messengers belong to public pages only.
  if (verdict.link && asked.visit !== 'PERSON') return sendAbsent(reply);
  if (verdict.link?.isUsedUp && !(await isInside(desk, asked, standing))) return sendAbsent(reply);
  const page = await readPage(desk, asked, { standing, verdict });
  const file = page.files.get(fileKey({ fileId: name.fileId, fileSn: Number(name.fileSn) }));
  const sent = file && (await openPageFile(desk.platform.files.store, file, request.headers.range));
  if (!sent) return sendAbsent(reply);
  return reply.code(sent.status).headers(sent.headers).send(sent.body);
}

/** Returns whether the reader came in while the link still took people. */
function isInside(
  { visits, platform }: Desk,
  { request }: Asked,
  { portfolioId, linkId, mostViews }: Standing,
): Promise<boolean> {
  const who = whoOf(request, mostViews);
  return visits.hasVisited(visits.visitOf({ portfolioId, linkId }, who, platform.now()));
}
