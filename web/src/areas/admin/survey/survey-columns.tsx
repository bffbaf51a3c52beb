import type { SurveySummary } from '@naru/contract/areas/survey.ts';

import { RowPageLink } from '../../../blocks/list/row-link.tsx';
import type { Format } from '../../../platform/format/format.ts';
import { addressOf } from '../../../platform/route.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { FORM, STATUS_CHIPS } from './survey-list.ts';
import type { AdminSurveyTexts } from './texts.ts';

/** Lists the columns of the table, with their places in a card on a phone. */
export function listSurveyColumns(texts: AdminSurveyTexts, format: Format): readonly DataColumn<SurveySummary>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ surveyId, name }) => (
        <RowPageLink to={addressOf(FORM, { params: { id: surveyId } })}>{name}</RowPageLink>
      ),
      text: ({ name }) => name,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => <StateChip kind={STATUS_CHIPS[status]}>{texts.statuses[status]}</StateChip>,
      width: '7.5rem',
      card: 'state',
    },
    {
      id: 'about',
      header: texts.about,
      cell: ({ contextTypeNm }) => contextTypeNm,
      text: ({ contextTypeNm }) => contextTypeNm,
      width: '10rem',
      card: 'fact',
    },
    {
      id: 'questions',
      header: texts.questions,
      cell: ({ questionCount }) => texts.countOf(format.number(questionCount)),
      align: 'end',
      width: '6rem',
    },
    {
      id: 'answers',
      header: texts.answers,
      cell: ({ answerCount }) => texts.countOf(format.number(answerCount)),
      text: ({ answerCount }) => texts.answersOf(format.number(answerCount)),
      align: 'end',
      width: '6rem',
      card: 'fact',
    },
    {
      id: 'changed',
      header: texts.changed,
      cell: ({ updatedAt }) => format.relativeTime(updatedAt),
      width: '9rem',
    },
  ];
}
