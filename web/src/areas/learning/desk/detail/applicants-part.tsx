import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useState } from 'react';

import { FilteredList } from '../../../../blocks/list/filtered-list.tsx';
import { useListCall } from '../../../../blocks/list/use-list-call.ts';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { useDeskWords } from '../shared/use-desk-words.ts';
import { listApplicantColumns } from './applicant-columns.tsx';
import type { APPLICANTS } from './applicant-list.ts';
import { detailTexts } from './texts.ts';

const ApplicantsBulk = loadOnUse(async () => (await withTexts(import('./applicants-bulk.tsx'))).ApplicantsBulk);
const ApplicantSheet = loadOnUse(async () => (await withTexts(import('./applicant-sheet.tsx'))).ApplicantSheet);

export interface ApplicantsPartProps {
  readonly programme: DeskProgrammeDetail;
  readonly list: ListOf<typeof APPLICANTS>;
}

/** Everybody who applied, in their order; those who run the programme choose many and decide at once. */
export function ApplicantsPart({ programme, list }: ApplicantsPartProps) {
  const texts = useTexts(detailTexts).applicants;
  const format = useFormat();
  const { traineeOf, gradeOf } = useDeskWords();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { filters } = list;
  const query = useListCall(
    applicantDesk.pageApplicants,
    {
      params: { id: programme.programmeId },
      query: {
        searchText: filters.text || undefined,
        status: filters.status || undefined,
        ...list.window,
      },
    },
    texts.caption,
  );
  const { applicantPage: page, countList = [], canStep = false } = query.data ?? {};
  const statuses = countList
    .filter(({ count }) => count > 0)
    .map((one) => ({
      value: one.status,
      label: texts.statusOf({ name: traineeOf(one.status), count: format.number(one.count) }),
    }));
  return (
    <>
      <FilteredList
        list={{ ...list, set: list.set.filter((name) => name !== 'tab') }}
        page={page}
        query={query}
        caption={texts.caption}
        density="compact"
        columns={listApplicantColumns({
          texts,
          format,
          gradeOf,
          openRow: list.openRow,
          hasAnswers: programme.content.question !== '',
          hasRanks: page?.content.some(({ rank }) => rank !== null) ?? false,
          hasRates: page?.content.some(({ rate }) => rate !== null) ?? false,
        })}
        rowId={({ traineeId }) => traineeId}
        rowName={({ name }) => name}
        {...(canStep && programme.cancelledAt === null && { selection, onSelectionChange: setSelection })}
        search="text"
        choices={[
          {
            filter: 'status',
            label: texts.status,
            any: texts.statusAny,
            options: statuses,
            write: (value) => traineeOf(value as 'APPLY'),
          },
        ]}
        words={texts}
      />
      {canStep && (
        <ApplicantsBulk programmeId={programme.programmeId} selection={selection} onSelectionChange={setSelection} />
      )}
      <ApplicantSheet list={list} rows={page?.content ?? []} query={query} />
    </>
  );
}
