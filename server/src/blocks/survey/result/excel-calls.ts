import type { Question, survey as calls } from '@naru/contract/areas/survey.ts';

import { EXCEL_TYPE, writeWorkbook, type Sheet } from '../../../platform/excel/workbook.ts';
import { attachmentHeader } from '../../../platform/files/name.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { FileSender } from '../../../platform/http/serve.ts';
import { koreanDate } from '../../../platform/time.ts';
import { writePrivacyLog } from '../../audit/privacy.ts';
import { writeAudit } from '../../audit/store.ts';
import type { SurveyContext } from '../source.ts';
import { words } from '../words.ts';
import { findSurvey } from './calls.ts';
import { chooseVersion, filterOf, openerOf, readFigures } from './read.ts';
import { nameAnswer } from './rules.ts';
import { selectNamedResponses, type NamedResponse } from './store.ts';

const REASON_LEAST = 5;
const ROWS_MOST = 10_000;

/** Whose names leave with it is written down first; anonymous answers leave as figures, never a row an answer. */
export const exportResult =
  (contexts: readonly SurveyContext[]): FileSender<typeof calls.exportResult> =>
  async (ctx, { params, body }) => {
    const say = words[ctx.locale];
    const survey = await findSurvey(ctx, params.id);
    const reason = body.reason.trim();
    if (reason.length < REASON_LEAST) return failField('reason', say.reason);
    const { chosen } = await chooseVersion(ctx.db, survey, body.versionId);
    const figures = await readFigures(ctx, { contexts, survey, asked: body, figuresOnly: false });
    if (!chosen || figures.counted === 0) return failField('reason', say.nothingYet);
    const filter = filterOf(chosen, body);
    const named = survey.isAnonymous
      ? []
      : await selectNamedResponses(ctx.db, filter, { locale: ctx.locale, most: ROWS_MOST });
    const open = await openerOf(ctx, survey);
    const rows = named.map((row) => ({ ...row, texts: open(row.sealedTexts) }));
    await ctx.db.transaction().execute(async (tx) => {
      const subjectIds = [...new Set(named.map(({ memberId }) => memberId))];
      await writePrivacyLog(tx, ctx, {
        action: 'XLS',
        menuId: 'ADM_SURVEY',
        subjectIds,
        fields: ['name', 'deptNm', 'answers'],
        reason,
      });
      const after = { versionId: chosen.id, answers: figures.counted, reason };
      await writeAudit(tx, ctx, { action: 'survey.exportResult', entity: 'survey', entityId: survey.id, after });
    });
    const { name } = figures;
    const file = survey.isAnonymous
      ? writeWorkbook(figureSheet(figures, ctx.locale))
      : writeWorkbook(namedSheet(name, { questions: chosen.questions, rows, locale: ctx.locale }));
    return {
      headers: {
        'content-type': EXCEL_TYPE,
        'content-disposition': attachmentHeader(`${name}_${koreanDate(ctx.now)}_${ctx.actor.nameKo}.xlsx`),
        'cache-control': 'private, no-store',
      },
      body: await file,
    };
  };

const HEADERS = {
  ko: {
    question: '질문',
    answer: '답',
    count: '답한 수',
    share: '비율 (%)',
    name: '이름',
    department: '학과',
    at: '답한 때',
  },
  en: {
    question: 'Question',
    answer: 'Answer',
    count: 'Answers',
    share: 'Share (%)',
    name: 'Name',
    department: 'Department',
    at: 'Answered at',
  },
} as const;

interface FigureRow {
  readonly question: string;
  readonly answer: string;
  readonly count: number | null;
  readonly share: number | null;
}

/** A row an answer that could be chosen, then a row a text. */
function figureSheet(figures: Awaited<ReturnType<typeof readFigures>>, locale: Locale): Sheet<FigureRow> {
  const say = HEADERS[locale];
  const rows = figures.questionList.flatMap(({ text, answered, countList, textList }): FigureRow[] => [
    ...countList.map(({ text: answer, count }) => ({
      question: text,
      answer,
      count,
      share: answered === 0 ? null : Math.round((count / answered) * 1000) / 10,
    })),
    ...textList.map((answer) => ({ question: text, answer, count: null, share: null })),
  ]);
  return {
    name: figures.name,
    rows,
    columns: [
      { header: say.question, width: 50, value: (row) => row.question },
      { header: say.answer, width: 50, value: (row) => row.answer },
      { header: say.count, width: 10, value: (row) => row.count },
      { header: say.share, width: 10, value: (row) => row.share },
    ],
  };
}

type NamedRow = NamedResponse & { readonly texts: Readonly<Record<string, string>> };

/** A row a person, a column a question. */
function namedSheet(
  name: string,
  given: { readonly questions: readonly Question[]; readonly rows: readonly NamedRow[]; readonly locale: Locale },
): Sheet<NamedRow> {
  const { questions, rows, locale } = given;
  const say = HEADERS[locale];
  const asked = questions.filter(({ type }) => type !== 'DESCRIPTION');
  return {
    name,
    rows,
    columns: [
      { header: say.department, width: 20, value: (row) => row.departmentName },
      { header: say.name, width: 14, value: (row) => row.name },
      { header: say.at, width: 18, value: (row) => row.answeredAt },
      ...asked.map((question) => ({
        header: locale === 'en' ? question.textEn : question.textKo,
        width: 30,
        value: (row: NamedRow) => cellOf(question, row, locale),
      })),
    ],
  };
}

/** Points are numbers, so that a spreadsheet can reckon with them. */
function cellOf(question: Question, { choices, texts }: NamedRow, locale: Locale): string | number | null {
  const chosen = choices[question.questionId] ?? [];
  if (question.type === 'SCALE5') return chosen[0] === undefined ? null : Number(chosen[0]);
  if (chosen.length > 0) return chosen.map((answer) => nameAnswer(question, answer, locale)).join(', ');
  return texts[question.questionId] ?? null;
}
