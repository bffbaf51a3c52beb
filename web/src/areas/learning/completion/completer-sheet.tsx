import type { Completer } from '@naru/contract/areas/learning/completion.ts';
import { useState } from 'react';

import { RowSheet, type RowSheetProps } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { AssignmentView } from './assignment-view.tsx';
import { writeLacks } from './completer-columns.tsx';
import type { COMPLETER_LIST } from './completer-list.ts';
import { CompletionChip } from './completion-chip.tsx';
import { completionTexts } from './texts.ts';

const WithdrawDialog = loadOnUse(async () => (await withTexts(import('./withdraw-dialog.tsx'))).WithdrawDialog);

export interface CompleterSheetProps {
  readonly list: ListOf<typeof COMPLETER_LIST>;
  /** The row that the address names, where it is on this page. */
  readonly row: Completer | undefined;
  /** The caller may withdraw by hand. */
  readonly canChange: boolean;
  readonly query: RowSheetProps['query'];
}

/** One person's completion, beside the list: what is there, what lacks, the assignment, and its withdrawal. */
export function CompleterSheet({ list, row, canChange, query }: CompleterSheetProps) {
  const { desk } = useTexts(completionTexts);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const isGone = row === undefined && !query.isLoading && query.error === null;
  return (
    <RowSheet
      list={list}
      query={query}
      isUnreadable={isGone}
      title={row?.name ?? desk.person}
      words={{ errorTitle: desk.errorTitle, goneTitle: desk.goneTitle, goneText: desk.goneText }}
      lines={6}
      footer={
        row?.state === 'COMPLETED' && canChange && !row.isOwn ? (
          <Button variant="danger-text" onClick={() => setWithdrawing(true)}>
            {desk.withdraw.open}
          </Button>
        ) : undefined
      }
    >
      {row && (
        <Stack gap={24}>
          <CompleterFacts row={row} />
          {row.assignmentStatus !== null && <AssignmentView key={row.traineeId} row={row} />}
        </Stack>
      )}
      {row && isWithdrawing && <WithdrawDialog row={row} onClose={() => setWithdrawing(false)} />}
    </RowSheet>
  );
}

function CompleterFacts({ row }: { readonly row: Completer }) {
  const texts = useTexts(completionTexts);
  const { desk, own } = texts;
  const format = useFormat();
  const { completion: view } = row;
  const counts = {
    present: format.number(view.presentCount),
    late: format.number(view.lateCount),
    absent: format.number(view.absentCount),
    excused: format.number(view.excusedCount),
  };
  const least = format.number(view.leastRate);
  const rate = view.rate === null ? own.noRate(least) : own.rate(format.number(view.rate), least);
  const isWithdrawn = row.withdrawnAt !== null && view.completedAt === null;
  return (
    <DefinitionList
      items={[
        { term: desk.state, value: <CompletionChip state={row.state} /> },
        { term: desk.number, value: joinFacts([row.number, row.deptNm ?? '']) },
        { term: desk.attendance, value: joinFacts([rate, own.attendanceText(counts)]) },
        ...(view.needsSurvey
          ? [{ term: desk.survey, value: view.isSurveyDone ? desk.answered : desk.unanswered }]
          : []),
        ...(view.needsAssignment && row.assignmentStatus === null
          ? [{ term: desk.workStatus, value: desk.noWork }]
          : []),
        ...(row.state === 'COMPLETED' ? [] : [{ term: desk.lacks, value: writeLacks(row, texts, format) }]),
        ...(view.completedAt === null
          ? []
          : [
              {
                term: desk.completedAt,
                value: joinFacts([format.moment(view.completedAt), row.isByHand ? desk.byHand : '']),
              },
              { term: desk.certificate, value: view.certificateNo ?? '–' },
            ]),
        ...(isWithdrawn ? [{ term: desk.withdrawnReason, value: row.withdrawnReason ?? desk.corrected }] : []),
      ]}
    />
  );
}
