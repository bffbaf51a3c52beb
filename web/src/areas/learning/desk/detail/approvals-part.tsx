import { programmeDesk, type DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';

import { StepActions } from '../../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Section } from '../../../../ui/section.tsx';
import { EnumerationChip } from '../../../../blocks/enumeration/enumeration-chip.tsx';
import styles from './detail.module.css';
import { detailTexts } from './texts.ts';

type Approval = DeskProgrammeDetail['approvalList'][number];

/** Lists the approvals: who asked when, how each was decided, and what can be done. */
export function ApprovalsPart({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const texts = useTexts(detailTexts).approvals;
  return (
    <Section label={texts.label} title={texts.title} size="small">
      {programme.approvalList.length === 0 && <p className={styles.meta}>{texts.none}</p>}
      <ol className={styles.lines}>
        {programme.approvalList.map((approval) => (
          <ApprovalLine key={approval.approvalId} approval={approval} />
        ))}
      </ol>
    </Section>
  );
}

function ApprovalLine({ approval }: { readonly approval: Approval }) {
  const texts = useTexts(detailTexts).approvals;
  const format = useFormat();
  const { kind, status, askedByNm, askedAt, note, decidedByNm, decidedAt, reason, stepList, version } = approval;
  const when = (moment: string): string => format.relativeTime(moment, { time: 'always', inSentence: true });
  return (
    <li className={styles.line}>
      <span className={styles.top}>
        <b>{texts.kind[kind]}</b>
        <EnumerationChip of="approvalStatus" value={status} />
      </span>
      <span className={styles.meta}>{texts.asked({ name: askedByNm ?? texts.somebody, when: when(askedAt) })}</span>
      {note !== '' && <p className={styles.written}>{note}</p>}
      {decidedAt !== null && (
        <span className={styles.meta}>
          {texts.decided({ name: decidedByNm ?? texts.somebody, when: when(decidedAt) })}
        </span>
      )}
      {reason !== null && <p className={styles.written}>{reason}</p>}
      {/* A refused closing is asked for again with its report. */}
      {(kind === 'OPEN' || status !== 'REFUSED') && (
        <div className={styles.steps}>
          <StepActions
            call={programmeDesk.stepOwnApproval}
            record={{ id: approval.approvalId, version }}
            steps={stepList}
            words={{ RESUBMIT: texts.RESUBMIT, REVISE: texts.REVISE }}
            looks={{ REVISE: 'plain' }}
          />
        </div>
      )}
    </li>
  );
}
