import type { Question, QuestionResult, survey as calls } from '@naru/contract/areas/survey.ts';

import type { CellValue, SheetColumn } from '../../../platform/excel/workbook.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { exportsList } from '../../list-export/send.ts';
import { defineSource } from '../../manifest/list-source.ts';
import type { SurveyContext } from '../../manifest/survey-source.ts';
import { findSurvey } from './find.ts';
import { chooseVersion, filterOf, openerOf, readFigures, type ResultParams } from './read.ts';
import { nameAnswer } from './rules.ts';
import { selectNamedResponses } from './store.ts';

type ExportParams = ResultParams & { readonly id: string };

interface ResultRow {
  readonly cells: readonly CellValue[];
  /** The person who answered; undefined where nobody knows. */
  readonly memberId?: string;
}

/** Answers with names as a row a person; anonymous ones as figures and texts, never a row an answer. */
export const surveyResults = (contexts: readonly SurveyContext[]) =>
  defineSource<ExportParams, ResultRow>({
    name: 'survey.results',
    open: async (ctx, { id, ...asked }) => {
      const survey = await findSurvey(ctx, contexts, id);
      const { chosen } = await chooseVersion(ctx.db, survey, asked.versionId);
      const { locale } = ctx;
      // In no order, but in one for all windows of the file.
      let figures: Promise<ResultRow[]> | undefined;
      const readFigureRows = async (db: typeof ctx.db): Promise<ResultRow[]> => {
        const wish = { contexts: [], survey, asked, figuresOnly: false };
        return (await readFigures({ ...ctx, db }, wish)).questionList.flatMap(writeFigures);
      };
      const questions = (chosen?.questions ?? []).filter(({ type }) => type !== 'DESCRIPTION');
      return {
        menuId: 'ADM_SURVEY',
        visibleScope: survey.isAnonymous ? 'anonymous' : 'named',
        columns: survey.isAnonymous ? listFigureColumns(locale) : listNamedColumns(questions, locale),
        readRows: async (db, window) => {
          if (!chosen) return [];
          if (survey.isAnonymous) {
            figures ??= readFigureRows(db);
            return (await figures).slice(window.offset, window.offset + window.size);
          }
          const open = await openerOf(ctx, survey);
          const rows = await selectNamedResponses(db, filterOf(chosen, asked), { locale, window });
          return rows.map(({ memberId, departmentName, name, answeredAt, choices, sealedTexts }) => {
            const given = { choices, texts: open(sealedTexts) };
            const answers = questions.map((question) => cellOf(question, given, locale));
            return { memberId, cells: [departmentName, name, answeredAt, ...answers] };
          });
        },
        subjectOf: ({ memberId }) => memberId,
        fields: ['name', 'deptNm', 'answers'],
        audit: { action: 'survey.exportResult', entity: 'survey', entityId: survey.id },
      };
    },
  });

export const exportResult = (contexts: readonly SurveyContext[]) =>
  exportsList<typeof calls.exportResult, ExportParams>(
    surveyResults(contexts),
    ({ params, body: { reason, ...asked } }) => ({
      asked: { ...asked, id: params.id },
      reason,
    }),
  );

const HEADERS = {
  ko: {
    question: '질문',
    answer: '답변',
    count: '응답 수',
    share: '비율 (%)',
    name: '이름',
    department: '학과',
    at: '응답 일시',
  },
  en: {
    question: 'Question',
    answer: 'Answer',
    count: 'Answers',
    share: 'Share (%)',
    name: 'Name',
    department: 'Department',
    at: 'Answered',
  },
} as const;

function listFigureColumns(locale: Locale): SheetColumn<ResultRow>[] {
  const say = HEADERS[locale];
  return toColumns([
    [say.question, 50],
    [say.answer, 50],
    [say.count, 10],
    [say.share, 10],
  ]);
}

function listNamedColumns(questions: readonly Question[], locale: Locale): SheetColumn<ResultRow>[] {
  const say = HEADERS[locale];
  const asked = questions.map(({ textKo, textEn }) => [locale === 'en' ? textEn : textKo, 30] as const);
  return toColumns([[say.department, 20], [say.name, 14], [say.at, 18], ...asked]);
}

function toColumns(heads: readonly (readonly [header: string, width: number])[]): SheetColumn<ResultRow>[] {
  return heads.map(([header, width], at) => ({ header, width, value: ({ cells }) => cells[at] ?? null }));
}

/** A row an answer that could be chosen, then a row a text. */
function writeFigures({ text, answered, countList, textList }: QuestionResult): ResultRow[] {
  const share = (count: number): number | null => (answered === 0 ? null : Math.round((count / answered) * 1000) / 10);
  return [
    ...countList.map((one) => ({ cells: [text, one.text, one.count, share(one.count)] })),
    ...textList.map((answer) => ({ cells: [text, answer, null, null] })),
  ];
}

interface Given {
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
}

/** Points are numbers, so that a spreadsheet can reckon with them. */
function cellOf(question: Question, { choices, texts }: Given, locale: Locale): CellValue {
  const chosen = choices[question.questionId] ?? [];
  if (question.type === 'SCALE5') return chosen[0] === undefined ? null : Number(chosen[0]);
  if (chosen.length > 0) return chosen.map((answer) => nameAnswer(question, answer, locale)).join(', ');
  return texts[question.questionId] ?? null;
}
