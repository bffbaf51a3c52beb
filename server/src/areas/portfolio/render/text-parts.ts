/** Small parts of text that many blocks have: paragraphs, periods, days, links, marks of confirmation. */
import { shownPeriod, sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { HTTP_OR_HTTPS, readWebAddress } from '../../../platform/web-address.ts';
import { blockHeading, chooseWords, type Drawing } from './drawing.ts';
import { html, takeSafe, type Markup, type Part } from './markup.ts';

const LONGEST = 2000;
const BULLET = /^\s*[-•*·]\s+/;

/** Writes plain text: lines that begin with a hyphen as a list, an empty line between paragraphs. */
export function paragraphs(text: string): Markup {
  const groups = text.split(/\n\s*\n/).filter((group) => group.trim() !== '');
  return html`${groups.map(paragraph)}`;
}

function paragraph(group: string): Markup {
  const lines = group.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 0 && lines.every((line) => BULLET.test(line)))
    return html`<ul>
      ${lines.map((line) => html`<li>${line.replace(BULLET, '')}</li>`)}
    </ul>`;
  const breakAt = lines.findIndex((line) => BULLET.test(line));
  if (breakAt > 0 && lines.slice(breakAt).every((line) => BULLET.test(line)))
    return html`${paragraph(lines.slice(0, breakAt).join('\n'))}${paragraph(lines.slice(breakAt).join('\n'))}`;
  return html`<p>${lines.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}</p>`;
}

export interface Period {
  readonly begins: string;
  readonly ends: string;
  readonly isOngoing: boolean;
}

/** Writes `2024.03 – 2024.12`; nothing where neither end is known, and where they are reversed. */
export function period({ words }: Drawing, written: Period): Markup | undefined {
  const { begins, ends, isOngoing } = shownPeriod(written);
  const [from, to] = [month(begins), isOngoing ? words.now : month(ends)];
  const text = from !== '' && to !== '' ? `${from} – ${to}` : from || to;
  return text === '' ? undefined : html`<span class="when">${text}</span>`;
}

const month = (written: string): string => written.replace('-', '.');

/** Writes a day: `2026. 11. 21.`, `21 November 2026`. */
export function dayText({ language }: Drawing, day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const [year, monthNumber, date] = day.split('-').map(Number);
  if (language === 'ko') return `${year}. ${monthNumber}. ${date}.`;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** Reads an address that may be pressed; undefined for one that would pose as another, or is none. */
export const safeAddress = (written: string): string | undefined =>
  readWebAddress(written, { most: LONGEST, start: HTTP_OR_HTTPS });

/** Names the site that an address leads to, without `www.`. */
export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** Links to another site: it learns nothing of where the reader came from. */
export const outside = (address: string, inside: Part, look: string): Markup =>
  html`<a class="${look}" href="${address}" target="_blank" rel="noopener noreferrer nofollow ugc">${inside}</a>`;

/** Shapes drawn inline, since the page takes pictures from its own address alone. */
const icon = (shape: string): Markup =>
  takeSafe(
    `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shape}</svg>`,
  );

export const ICONS = {
  check: icon('<circle cx="12" cy="12" r="9"/><path d="M8 12.300l2.700 2.700L16 9.600"/>'),
  file: icon('<path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z"/><path d="M14 3v5h5"/>'),
  link: icon('<path d="M7 17 17 7"/><path d="M9 7h8v8"/>'),
  play: icon('<circle cx="12" cy="12" r="9"/><path d="M10.500 9v6l4.500-3z" fill="currentColor"/>'),
} as const;

/** Marks something that the university confirms, with the way to check it. */
export function confirmedMark(drawing: Drawing, checkPath: string | null, title: string): Markup {
  const { words, linkTo, isNameless } = drawing;
  const inside = html`${ICONS.check}<span>${words.confirmed}</span>`;
  if (checkPath === null || isNameless) return html`<span class="mark">${inside}</span>`;
  return html`<a class="mark" href="${linkTo(checkPath)}" aria-label="${words.checks(title)}">${inside}</a>`;
}

export interface Entry extends Period {
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** Undefined for what the student wrote. */
  readonly confirmed?: { readonly checkPath: string | null } | undefined;
}

/** Writes the lines of something that was done: title, place, time, text. */
export function entryLines(drawing: Drawing, entry: Entry): Markup {
  const { title, place, text, confirmed } = entry;
  return html`${title !== '' && blockHeading(drawing, title)}
    <p class="facts">
      ${place !== '' && html`<span>${place}</span>`}${period(drawing, entry)}${
        confirmed && confirmedMark(drawing, confirmed.checkPath, title || place)
      }
    </p>
    ${text !== '' && html`<div class="text">${paragraphs(text)}</div>`}`;
}

/** Puts the university's words in the place of the student's; undefined for what it confirms no longer. */
export function settleEntry(
  drawing: Drawing,
  item: Entry & { readonly source: { readonly kind: string; readonly id: string } | null },
): Entry | undefined {
  if (item.source === null) return item;
  const record = drawing.records.get(sourceKey(item.source));
  if (!record) return undefined;
  return {
    title: chooseWords(drawing, record.title) || item.title,
    place: chooseWords(drawing, record.place) || item.place,
    text: item.text || chooseWords(drawing, record.text),
    begins: record.begins,
    ends: record.ends,
    isOngoing: record.isOngoing,
    confirmed: { checkPath: record.checkPath },
  };
}
