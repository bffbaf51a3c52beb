import type { LetterContent, LetterToWrite } from '@naru/contract/areas/portfolio/letter.ts';
import { findWarnings, type Warning } from '@naru/contract/areas/portfolio/warnings.ts';
import { useMemo } from 'react';

import { universityName } from '../../../platform/portal.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import type { AnswerStates } from './use-answers.ts';
import { useRested } from './use-rested.ts';

const REST_MS = 700;

/** Finds what is worth a look in all answers, once nobody types; by question. */
export function useLetterWarnings(
  { otherCompanyList, blind }: LetterToWrite,
  { company, language, questionList }: LetterContent,
  answers: AnswerStates,
): ReadonlyMap<string, readonly Warning[]> {
  const name = useLoginInfo()?.name ?? '';
  const rested = useRested(answers, REST_MS);
  return useMemo(() => {
    const warnings = findWarnings({
      company,
      otherCompanies: otherCompanyList,
      person: {
        names: [name],
        schools: [universityName('ko'), universityName('en'), ...blind.schoolList],
        regions: blind.regionList,
      },
      language,
      questionList: questionList.map(({ questionId }) => ({ questionId, answer: rested[questionId]?.value ?? '' })),
    });
    return Map.groupBy(warnings, ({ questionId }) => questionId);
  }, [company, language, name, otherCompanyList, blind, questionList, rested]);
}
