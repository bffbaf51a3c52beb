import { mileageUseDesk } from '@naru/contract/areas/mileage/uses.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { DESK_USES } from './desk-list.ts';
import { mileageUseTexts } from './texts.ts';
import { UseFacts } from './use-facts.tsx';
import styles from './use.module.css';

type DeskUse = CallOutput<typeof mileageUseDesk.readUse>['use'];

/** One use beside the list: its student, what they have, and the answer. */
export function DeskSheet({ list }: { readonly list: ListOf<typeof DESK_USES> }) {
  const texts = useTexts(mileageUseTexts).desk;
  const query = useCall(
    mileageUseDesk.readUse,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detail, keepsPrevious: list.open === null, staleTime: 0 },
  );
  const use = query.data?.use;
  return (
    <RowSheet
      list={list}
      query={query}
      title={use ? joinFacts([use.purposeNm, use.student.name]) : texts.detail}
      words={texts}
      lines={10}
      footer={use && <Decide use={use} />}
    >
      {use && <Facts use={use} />}
    </RowSheet>
  );
}

function Facts({ use }: { readonly use: DeskUse }) {
  const all = useTexts(mileageUseTexts);
  const texts = all.desk;
  const format = useFormat();
  const { student, balance, held, status, reason, stepList, decidedByNm } = use;
  const isOwed = status === 'APPLY' && held > balance;
  return (
    <div className={styles.parts}>
      {isOwed && <Notice tone="amber" title={texts.owed} />}
      {status === 'APPLY' && stepList.length === 0 && <Notice title={texts.own} />}
      {reason !== null && (
        <Notice title={all.detail.reason}>
          <p className={styles.written}>{reason}</p>
        </Notice>
      )}
      <UseFacts
        use={use}
        more={[
          {
            term: texts.student,
            value: joinFacts([student.name, student.number, student.deptNm, texts.grade(String(student.grade))]),
          },
          ...(held > balance ? [{ term: texts.owes, value: all.points(format.number(held - balance)) }] : []),
          { term: texts.has, value: texts.hasOf({ balance: format.number(balance), held: format.number(held) }) },
          ...(decidedByNm === null ? [] : [{ term: texts.decidedBy, value: decidedByNm }]),
        ]}
      />
    </div>
  );
}

function Decide({ use }: { readonly use: DeskUse }) {
  const { APPROVE, REFUSE, PAY, REVERSE } = useTexts(mileageUseTexts).desk;
  const { useId: id, version, stepList } = use;
  return (
    <StepActions
      call={mileageUseDesk.stepUse}
      record={{ id, version }}
      // Going on is the main one.
      steps={stepList.toReversed()}
      words={{
        APPROVE,
        PAY,
        REFUSE: { ...REFUSE, fields: { reason: { label: REFUSE.reason } } },
        REVERSE: { ...REVERSE, fields: { reason: { label: REVERSE.reason } } },
      }}
      looks={{ REFUSE: 'plain', REVERSE: 'danger' }}
      alsoChanges={[mileageUseDesk.pageUses]}
    />
  );
}
