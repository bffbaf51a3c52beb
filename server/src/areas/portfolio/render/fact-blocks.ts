/** Blocks of facts: badges, records, parts of a résumé, results of tests. */
import { drawBadge } from '@naru/contract/areas/portfolio/badge-picture.ts';
import type { BlockOf } from '@naru/contract/areas/portfolio/page-content.ts';
import type { ShownBadge, ShownResume } from '@naru/contract/areas/portfolio/page-facts.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { koreanDate } from '../../../platform/time.ts';
import { blockHeading, chooseWords, type Drawing } from './drawing.ts';
import { html, takeSafe, type Markup } from './markup.ts';
import { dayText, entryLines, safeAddress, hostOf, outside } from './text-parts.ts';

export function badgeBlock(drawing: Drawing, { assertionIdList }: BlockOf<'BADGE'>): Markup | undefined {
  const standing = new Map(drawing.facts.badgeList.map((badge) => [badge.assertionId, badge]));
  const badges = assertionIdList.flatMap((id) => standing.get(id) ?? []);
  if (badges.length === 0) return undefined;
  return html`<ul class="badges">
    ${badges.map((badge) => html`<li>${oneBadge(drawing, badge)}</li>`)}
  </ul>`;
}

function oneBadge(drawing: Drawing, badge: ShownBadge): Markup {
  const { words, linkTo, isNameless } = drawing;
  const own = badge.picture && drawing.pictureOf(badge.picture);
  const granted = words.grantedOn(dayText(drawing, koreanDate(new Date(badge.grantedAt))));
  const inside = html`${
      own
        ? html`<img src="${own.address}" width="112" height="112" alt="" loading="lazy" decoding="async" />`
        : html`<span class="badge-picture" aria-hidden="true">${takeSafe(drawBadge(badge.look, badge.level))}</span>`
    }
    <span class="badge-name">${chooseWords(drawing, badge.name)}</span>
    <span class="note">${granted}</span>`;
  return isNameless
    ? html`<span class="badge">${inside}</span>`
    : html`<a class="badge" href="${linkTo(badge.checkPath)}">${inside}</a>`;
}

export function recordBlock(drawing: Drawing, { sourceList }: BlockOf<'RECORD'>): Markup | undefined {
  const records = sourceList.flatMap((source) => drawing.records.get(sourceKey(source)) ?? []);
  if (records.length === 0) return undefined;
  return html`<ul class="records">
    ${records.map((record) => {
      const [title, place, detail, text] = [record.title, record.place, record.detail, record.text].map((both) =>
        chooseWords(drawing, both),
      ) as [string, string, string, string];
      return html`<li>
        ${entryLines(drawing, {
          ...record,
          title,
          place: [place, detail].filter((part) => part !== '').join(' · '),
          text,
          confirmed: record,
        })}
      </li>`;
    })}
  </ul>`;
}

export function resumeBlock(drawing: Drawing, block: BlockOf<'RESUME'>): Markup | undefined {
  const resume = drawing.facts.resumeList.find(({ resumeId }) => resumeId === block.resumeId);
  const asked = resume?.sectionList.filter(
    ({ section, itemList }) => block.sectionList.includes(section) && itemList.length > 0,
  );
  if (!asked || asked.length === 0) return undefined;
  return html`<div class="resume">${asked.map((section) => resumeSection(drawing, section))}</div>`;
}

function resumeSection(drawing: Drawing, { section, itemList }: ShownResume['sectionList'][number]): Markup {
  const heading = blockHeading(drawing, drawing.words.section[section]);
  const above = drawing.level;
  drawing.level = Math.max(2, above);
  const items = itemList.map((item) => {
    const place = [item.place, item.detail].map((both) => chooseWords(drawing, both)).filter((part) => part !== '');
    const address = safeAddress(item.url);
    return html`<li>
      ${entryLines(drawing, {
        ...item,
        title: chooseWords(drawing, item.title),
        place: place.join(' · '),
        text: chooseWords(drawing, item.text),
        confirmed: item.isConfirmed ? { checkPath: null } : undefined,
      })}
      ${address !== undefined && html`<p class="go">${outside(address, hostOf(address), 'more')}</p>`}
    </li>`;
  });
  drawing.level = above;
  return html`<section>
    ${heading}
    <ul class="records">
      ${items}
    </ul>
  </section>`;
}

/** A table whose bars are drawn: the same numbers for eyes and for readers of screens. */
export function chartBlock(drawing: Drawing, { source, caption }: BlockOf<'CHART'>): Markup | undefined {
  const chart = source && drawing.facts.chartList.find((one) => sourceKey(one.source) === sourceKey(source));
  if (!chart || chart.scaleList.length === 0) return undefined;
  const { words } = drawing;
  const note = chooseWords(drawing, chart.note);
  return html`<figure class="chart">
    <figcaption>
      ${blockHeading(drawing, chooseWords(drawing, chart.title))} ${caption !== '' && html`<p>${caption}</p>`}
    </figcaption>
    <table>
      <thead class="spoken">
        <tr>
          <th scope="col">${words.scale}</th>
          <th scope="col">${words.value}</th>
        </tr>
      </thead>
      <tbody>
        ${chart.scaleList.map(({ name, value }) => scaleRow(chooseWords(drawing, name), Math.round(value)))}
      </tbody>
    </table>
    <p class="note">
      ${[note, words.takenOn(dayText(drawing, chart.takenOn))].filter((part) => part !== '').join(' · ')}
    </p>
  </figure>`;
}

function scaleRow(name: string, value: number): Markup {
  return html`<tr>
    <th scope="row">${name}</th>
    <td>
      <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-all" width="100" height="8" rx="0" />
        <rect class="bar-on" width="${value}" height="8" rx="0" />
      </svg>
      <span class="bar-value">${value}</span>
    </td>
  </tr>`;
}
