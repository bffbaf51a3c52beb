/**
 * The check page of a badge for readers without a script: employers' tools and previews of links. The app draws it for
 * everybody else (docs/decisions/079-app-pages-with-a-plain-side.md).
 */
import type { FastifyInstance } from 'fastify';

import { isId } from '../../../platform/db/id.ts';
import { chooseLocale, type Locale } from '../../../platform/http/messages.ts';
import { answerApp, type PlainPage } from '../../../platform/http/pages.ts';
import type { Platform } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { html, type Markup, type Part } from '../render/markup.ts';
import { checkUrl, type Issuer } from './document.ts';
import { readIssuer } from './issue.ts';
import { CHECK_WORDS } from './plain-words.ts';
import { badgeState } from './state.ts';
import { selectOptionalBadge, type BadgeRow } from './store.ts';

/** Pictures of badges are squares of this side. */
const SIDE = 512;
const DESCRIPTION = 200;

export function servePlainCheck(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { id: string } }>('/badge/:id', async (request, reply) => {
    const { id } = request.params;
    const badge = isId(id) ? await selectOptionalBadge(platform.db, id) : undefined;
    const locale = chooseLocale(request.headers['accept-language']);
    const issuer = await readIssuer(platform);
    return answerApp(request, reply, badge ? writeCheck(badge, { issuer, locale, now: platform.now() }) : miss(locale));
  });
}

function miss(locale: Locale): PlainPage {
  const { goneTitle, goneText } = CHECK_WORDS[locale];
  return {
    status: 404,
    title: goneTitle,
    tags: '',
    body: html`<main class="plain">
      <h1>${goneTitle}</h1>
      <p>${goneText}</p>
    </main>`.markup,
  };
}

interface Reading {
  readonly issuer: Issuer;
  readonly locale: Locale;
  readonly now: Date;
}

/** A revoked badge has neither holder nor evidence any more, nor a word of the reason. */
function writeCheck(badge: BadgeRow, { issuer, locale, now }: Reading): PlainPage {
  const words = CHECK_WORDS[locale];
  const state = badgeState(badge, now);
  const isRevoked = state === 'REVOKED';
  const { name, description, criteria } = badge.achievement;
  const day = (at: Date | null): string => (at === null ? '' : koreanDate(at));
  const said = {
    VALID: words.valid(issuer.name[locale]),
    EXPIRED: words.expired(day(badge.expiresAt)),
    REVOKED: words.revoked(day(badge.revokedAt)),
  }[state];
  const picture = isRevoked ? undefined : `${checkUrl(issuer.baseUrl, badge.id)}/picture.png`;
  const title = name[locale] || name.ko;
  const holder = locale === 'ko' ? badge.holderKo : badge.holderEn;
  return {
    status: isRevoked ? 410 : 200,
    title: `${title} · ${words.states[state]}`,
    tags: writeTags({
      title,
      description: `${words.states[state]}. ${isRevoked ? said : description[locale] || said}`,
      address: checkUrl(issuer.baseUrl, badge.id),
      site: issuer.name[locale],
      picture,
    }).markup,
    body: html`<main class="plain">
      ${picture !== undefined && html`<img src="/badge/${badge.id}/picture.png" alt="" width="128" height="128" />`}
      <h1>${title}</h1>
      ${!isRevoked && description[locale] !== '' && html`<p>${description[locale]}</p>`}
      <h2>${words.states[state]}</h2>
      <p>${said}</p>
      <dl>
        ${!isRevoked && writeFact(words.holder, holder ?? words.holderHidden)}
        ${writeFact(words.issuer, issuer.name[locale])} ${writeFact(words.grantedAt, day(badge.grantedAt))}
        ${!isRevoked && writeFact(words.expiresAt, day(badge.expiresAt) || words.forever)}
      </dl>
      ${!isRevoked && [section(words.criteria, html`<p>${criteria[locale]}</p>`), writeEvidence(badge, words.evidence)]}
      ${!isRevoked && html`<p><a href="/badge/${badge.id}/credential.json">Open Badges JSON</a></p>`}
    </main>`.markup,
  };
}

const writeFact = (term: string, value: string): Markup =>
  html`<dt>${term}</dt>
    <dd>${value}</dd>`;

const section = (title: string, body: Part): Markup =>
  html`<h2>${title}</h2>
    ${body}`;

function writeEvidence({ evidence }: BadgeRow, title: string): Part {
  if (evidence.length === 0) return undefined;
  const list = evidence.map(({ name, text, url }) => {
    const named = url === '' ? name : html`<a href="${url}" rel="noopener noreferrer nofollow">${name || url}</a>`;
    return html`<p>${named} ${text}</p>`;
  });
  return section(title, list);
}

interface Card {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly site: string;
  readonly picture: string | undefined;
}

function writeTags({ title, description, address, site, picture }: Card): Markup {
  return html`<meta property="og:type" content="website" />
    <meta property="og:site_name" content="${site}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION)}" />
    <meta property="og:url" content="${address}" />
    ${
      picture !== undefined &&
      html`<meta property="og:image" content="${picture}" />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="${SIDE}" />
        <meta property="og:image:height" content="${SIDE}" />`
    }
    <meta name="twitter:card" content="summary" />`;
}
