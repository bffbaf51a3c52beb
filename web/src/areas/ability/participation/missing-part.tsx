import { abilityParticipation, type MissingParticipant } from '@naru/contract/areas/ability/participation.ts';
import { useState } from 'react';

import { ExportDialog } from '../../../blocks/list/export-dialog.tsx';
import { FilteredList } from '../../../blocks/list/filtered-list.tsx';
import { useListCall } from '../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { MISSING_LIST } from './assignment-list.ts';
import type { AssignmentDetail } from './form-values.ts';
import { participationTexts } from './texts.ts';

const ReasonDialog = loadOnUse(async () => (await withTexts(import('./reason-dialog.tsx'))).ReasonDialog);

/** Names those who have not taken part, for a reason; as a file too. */
export function MissingPart({ assignment }: { readonly assignment: AssignmentDetail }) {
  const texts = useTexts(participationTexts).missing;
  const [reason, setReason] = useState<string | null>(null);
  const [open, setOpen] = useState<'REASON' | 'EXCEL' | null>(null);
  const { assignmentId, name } = assignment;
  return (
    <Section title={texts.title} text={reason === null ? texts.text : texts.shownFor(reason)}>
      <Row>
        {reason === null && <Button onClick={() => setOpen('REASON')}>{texts.show}</Button>}
        <Button onClick={() => setOpen('EXCEL')}>{texts.excel}</Button>
      </Row>
      {reason !== null && <MissingTable assignmentId={assignmentId} reason={reason} />}
      {open === 'REASON' && (
        <ReasonDialog
          onGiven={(given) => {
            setReason(given);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ExportDialog
        spec={abilityParticipation.exportMissing}
        input={(given) => ({ params: { id: assignmentId }, body: { reason: given } })}
        listName={name}
        text={texts.excelText}
        open={open === 'EXCEL'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'EXCEL' : null)}
      />
    </Section>
  );
}

function MissingTable({ assignmentId, reason }: { readonly assignmentId: string; readonly reason: string }) {
  const texts = useTexts(participationTexts).missing;
  const list = useListState(MISSING_LIST);
  const query = useListCall(
    abilityParticipation.pageMissing,
    {
      params: { id: assignmentId },
      body: {
        reason,
        searchText: list.filters.text || undefined,
        ...list.window,
      },
    },
    texts.caption,
  );
  const page = query.data?.missingPage;
  return (
    <>
      <FilteredList
        list={list}
        page={page}
        query={query}
        caption={texts.caption}
        columns={useColumns()}
        rowId={({ memberId }) => memberId}
        rowName={({ name }) => name}
        search="text"
        words={texts}
      />
    </>
  );
}

function useColumns(): readonly DataColumn<MissingParticipant>[] {
  const all = useTexts(participationTexts);
  const texts = all.missing;
  const format = useFormat();
  return [
    { id: 'name', header: texts.student, cell: ({ name }) => name, rowHeader: true, width: '9rem', card: 'title' },
    { id: 'number', header: texts.number, cell: ({ number }) => number, width: '9rem', card: 'fact' },
    {
      id: 'department',
      header: all.department,
      cell: ({ deptNm }) => deptNm,
      text: ({ deptNm }) => deptNm,
      grow: true,
      card: 'fact',
    },
    {
      id: 'grade',
      header: texts.grade,
      cell: ({ grade }) => all.gradeOf(format.number(grade)),
      width: '6rem',
      card: 'fact',
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ isBegun }) => (
        <StateChip kind={isBegun ? 'waiting' : 'draft'}>{isBegun ? texts.begun : texts.untouched}</StateChip>
      ),
      width: '8rem',
      card: 'state',
    },
    {
      id: 'reminded',
      header: texts.reminded,
      cell: ({ remindedAt }) => (remindedAt === null ? '–' : format.relativeTime(remindedAt)),
      width: '9rem',
    },
  ];
}
