/** Résumés as JSON Resume: out as they print, in as a new one or in the place of another. */
import { EXCHANGE_MOST, type exchange as calls } from '@naru/contract/areas/portfolio/exchange.ts';
import type { ResumeContent, ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { PAPER_MOST, type Both, type PaperLanguage } from '@naru/contract/areas/portfolio/words.ts';

import { writeAudit } from '../../../blocks/audit/store.ts';
import { newId } from '../../../platform/db/id.ts';
import { fail, failField } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { Reader, WriteContext, Writer } from '../../../platform/http/serve.ts';
import { UNIVERSITY_NAME_EN, UNIVERSITY_NAME_KO } from '../../../platform/settings/portal-settings.ts';
import type { Settings } from '../../../platform/settings/values.ts';
import { readFacts, type Sources } from '../resume/facts.ts';
import { indexFacts, leaveOutGone, settle } from '../resume/rules.ts';
import {
  countResumes,
  insertResume,
  lockOptionalResume,
  lockShelf,
  RESUME,
  selectOptionalResume,
  updateResume,
} from '../resume/store.ts';
import { insertVersion } from '../resume/version-store.ts';
import { resumeWords } from '../resume/words.ts';
import { describeProblem } from './describe.ts';
import { writeJsonResume } from './export.ts';
import { readJsonResume, takeIn, type ImportedResume } from './import.ts';
import { showResume } from './shown.ts';
import { exchangeWords } from './words.ts';

export const exportResume =
  (sources: Sources): Reader<typeof calls.exportResume> =>
  async ({ db, actor, platform, locale, now }, { params: { id }, query: { language } }) => {
    const { memberId } = actor;
    const row = (await selectOptionalResume(db, { id, memberId })) ?? fail('notFound');
    const facts = indexFacts(await readFacts(db, sources, memberId));
    const { content } = settle(row.content, { facts, earlier: [row.content] });
    const shown = showResume(leaveOutGone(content, facts), {
      language,
      schools: row.isBlind ? await listSchools(platform.settings) : null,
    });
    return {
      fileNm: `${exchangeWords[locale].fileNm(row.title)}.json`,
      fileText: `${JSON.stringify(writeJsonResume(shown, language, now), null, 2)}\n`,
    };
  };

export const checkImport: Reader<typeof calls.checkImport> = async ({ locale }, { body: { fileText, language } }) => {
  const { content, problems, unknown } = readFile(fileText, language, locale);
  const read = (both: Both) => both[language];
  const present = ({ title, place, begins, ends, isOngoing }: ResumeItem) => ({
    title: read(title),
    place: read(place),
    begins,
    ends: isOngoing ? '' : ends,
  });
  return {
    name: read(content.person.name),
    headline: read(content.person.headline),
    sectionList: content.sectionList
      .filter(({ itemList }) => itemList.length > 0)
      .map(({ section, itemList }) => ({ section, itemList: itemList.map(present) })),
    problemList: problems.slice(0, EXCHANGE_MOST.told).map((problem) => describeProblem(problem, locale)),
    problemCount: problems.length,
    unknownList: unknown.slice(0, EXCHANGE_MOST.told).map((path) => path.slice(0, PAPER_MOST.line)),
    unknownCount: unknown.length,
  };
};

export const importResume: Writer<typeof calls.importResume> = {
  apply: async (ctx, { body }) => {
    const { content } = readFile(body.fileText, body.language, ctx.locale);
    const id =
      body.resumeId === null
        ? await makeResume(ctx, { title: body.title, content })
        : await replaceContent(ctx, { id: body.resumeId, content, language: body.language });
    await writeAudit(ctx.tx, ctx, { action: 'exchange.importResume', entity: RESUME, entityId: id });
    return { id };
  },
  answer: async ({ db, actor }, { id = '' }) => {
    const row = (await selectOptionalResume(db, { id, memberId: actor.memberId })) ?? fail('notFound');
    return { resumeId: row.id };
  },
};

/** @throws Failure `invalid` at the file where it is no JSON Resume, or says nothing */
function readFile(fileText: string, language: PaperLanguage, locale: Locale): ImportedResume {
  const words = exchangeWords[locale];
  const read = readJsonResume(fileText, language, () => newId());
  if (!read) return failField('fileText', words.notJson);
  const { person, sectionList } = read.content;
  const saysNothing =
    sectionList.every(({ itemList }) => itemList.length === 0) &&
    [person.name[language], person.headline[language], person.summary[language], person.email, person.phone].every(
      (text) => text.trim() === '',
    );
  if (saysNothing) failField('fileText', read.unknown.length > 0 ? words.notResume : words.nothing);
  return read;
}

interface Made {
  readonly title: string;
  readonly content: ResumeContent;
}

async function makeResume({ tx, actor, locale, now }: WriteContext, { title, content }: Made): Promise<string> {
  const { memberId } = actor;
  await lockShelf(tx, memberId);
  const count = await countResumes(tx, memberId);
  if (count >= PAPER_MOST.resumes) failField('title', resumeWords[locale].full);
  return insertResume(tx, { memberId, title, dutyId: null, isDefault: count === 0, isBlind: false, content, at: now });
}

interface Replaced {
  readonly id: string;
  readonly content: ResumeContent;
  readonly language: PaperLanguage;
}

/** Keeps the résumé as it was before. @throws Failure `notFound` for somebody else's, too */
async function replaceContent({ tx, actor, now }: WriteContext, { id, content, language }: Replaced): Promise<string> {
  const row = (await lockOptionalResume(tx, { id, memberId: actor.memberId })) ?? fail('notFound');
  const kept = { resumeId: id, reason: 'IMPORT', content: row.content, at: now } as const;
  await insertVersion(tx, { ...kept, most: PAPER_MOST.autoVersions });
  const { title, dutyId, isBlind } = row;
  await updateResume(tx, { id, at: now, title, dutyId, isBlind, content: takeIn(row.content, content, language) });
  return id;
}

async function listSchools(settings: Settings): Promise<readonly string[]> {
  const values = await settings.read();
  return [values.of(UNIVERSITY_NAME_KO), values.of(UNIVERSITY_NAME_EN)];
}
