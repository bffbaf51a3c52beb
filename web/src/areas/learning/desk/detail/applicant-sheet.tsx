import { applicantDesk, type Applicant } from '@naru/contract/areas/learning/desk/applicants.ts';

import { RowSheet, type RowSheetProps } from '../../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { StepActions } from '../../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { EnumerationChip } from '../../../../blocks/enumeration/enumeration-chip.tsx';
import type { APPLICANTS } from './applicant-list.ts';
import styles from './detail.module.css';
import { detailTexts } from './texts.ts';

export interface ApplicantSheetProps {
  readonly list: ListOf<typeof APPLICANTS>;
  readonly rows: readonly Applicant[];
  readonly query: RowSheetProps['query'];
}

/** One applicant with what they wrote, and the steps that can be taken. */
export function ApplicantSheet({ list, rows, query }: ApplicantSheetProps) {
  const texts = useTexts(detailTexts).applicants;
  const row = rows.find(({ traineeId }) => traineeId === list.open);
  return (
    <RowSheet
      list={list}
      query={query}
      isUnreadable={list.open !== null && !query.isLoading && !query.isFetching && row === undefined}
      title={row?.name ?? texts.detail}
      words={texts}
      lines={6}
      footer={row && <ApplicantSteps row={row} />}
    >
      {row && <ApplicantFacts row={row} />}
    </RowSheet>
  );
}

function ApplicantFacts({ row }: { readonly row: Applicant }) {
  const texts = useTexts(detailTexts).applicants;
  const format = useFormat();
  const { status, rank, offeredUntil, rate, answer, reason } = row;
  const optional = (term: string, value: string | null) => (value === null || value === '' ? [] : [{ term, value }]);
  return (
    <DefinitionList
      items={[
        { term: texts.status, value: <EnumerationChip of="traineeStatus" value={status} /> },
        ...optional(texts.rank, rank === null ? null : format.number(rank)),
        ...optional(texts.applied, format.moment(row.appliedAt)),
        ...optional(texts.number, row.number),
        ...optional(texts.department, row.deptNm),
        ...optional(texts.grade, row.grade === null ? null : format.number(row.grade)),
        ...(offeredUntil === null
          ? []
          : [{ id: 'offer', term: '', value: texts.offered(format.moment(offeredUntil)) }]),
        ...optional(texts.rate, rate === null ? null : `${format.number(rate)}%`),
        ...(row.completedAt === null ? [] : [{ id: 'done', term: '', value: texts.completed }]),
        ...(row.isNoShow ? [{ id: 'missed', term: '', value: texts.noShow }] : []),
        ...(answer === '' ? [] : [{ term: texts.answer, value: <span className={styles.written}>{answer}</span> }]),
        ...optional(texts.reason, reason),
        ...(row.appeal === null
          ? []
          : [
              {
                term: texts.appeal,
                value: (
                  <span className={styles.written}>
                    {texts.appealOf[row.appeal.status]} {row.appeal.content}
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}

function ApplicantSteps({ row }: { readonly row: Applicant }) {
  const { steps, appealSteps } = useTexts(detailTexts);
  const { traineeId: id, version, name, stepList, appeal } = row;
  if (appeal !== null && appeal.stepList.length > 0)
    return (
      <StepActions
        call={applicantDesk.stepAppeal}
        record={{ id, version: appeal.version }}
        steps={appeal.stepList.toReversed()}
        words={appealSteps}
        looks={{ REFUSE: 'plain' }}
      />
    );
  return (
    <StepActions
      call={applicantDesk.stepTrainee}
      record={{ id, version }}
      steps={stepList.toSorted((a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action))}
      words={{
        CONFIRM: steps.CONFIRM,
        REOPEN: steps.REOPEN,
        REJECT: { ...steps.REJECT, title: steps.REJECT.title(name) },
        DISMISS: { ...steps.DISMISS, title: steps.DISMISS.title(name) },
      }}
      looks={{ REJECT: 'plain', REOPEN: 'plain', DISMISS: 'danger' }}
    />
  );
}

/** The one that brings somebody on stands first. */
const ORDER: readonly string[] = ['CONFIRM', 'REOPEN', 'REJECT', 'DISMISS'];
