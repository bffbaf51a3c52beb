/** Letters as the contract has them. */
import type { KeptAnswer, LetterContent, LetterToWrite } from '@naru/contract/areas/portfolio/letter.ts';

import type { VersionRow } from './answer-store.ts';
import { listRegions } from './rules.ts';
import type { LetterRow, QuestionRow, ToldRow } from './store.ts';

export function presentContent(row: LetterRow, questions: readonly QuestionRow[]): LetterContent {
  const { title, company, job, dueOn, language } = row;
  const questionList = questions.map(({ questionId, question, most, unit, countsSpaces, lineBreak }) => ({
    questionId,
    question,
    most,
    unit,
    countsSpaces,
    lineBreak,
  }));
  return { title, company, job, dueOn, language, questionList };
}

export function presentLetter(
  row: LetterRow,
  {
    questions,
    otherCompanies,
    told,
  }: {
    readonly questions: readonly QuestionRow[];
    readonly otherCompanies: string[];
    readonly told: ToldRow;
  },
): LetterToWrite {
  return {
    ...presentContent(row, questions),
    letterId: row.id,
    version: row.version,
    changedAt: row.changedAt.toISOString(),
    answerList: questions.map(({ questionId, answer, version, answeredAt }) => ({
      questionId,
      answer,
      answerVersion: version,
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    otherCompanyList: otherCompanies,
    blind: { regionList: told.addresses.flatMap(listRegions), schoolList: told.schools },
  };
}

export const presentVersion = ({ id, number, reason, name, createdAt, answer }: VersionRow): KeptAnswer => ({
  versionId: id,
  number,
  reason,
  name,
  createdAt: createdAt.toISOString(),
  length: answer.length,
});
