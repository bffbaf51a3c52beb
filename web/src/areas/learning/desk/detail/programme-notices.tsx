import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { completersOf } from '../shared/addresses.ts';
import styles from './detail.module.css';
import { detailTexts } from './texts.ts';

/** Tells what has to be known before anything else: refused, called off, people who wait, late. */
export function ProgrammeNotices({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const { notices: texts, sessions } = useTexts(detailTexts);
  const format = useFormat();
  const { approvalList, cancelledAt, cancelReason, stage, content, applyCount, lateDays, canSettle, programmeId } =
    programme;
  const refused = approvalList.find(({ status }) => status === 'REFUSED');
  const isToDecide =
    content.selection === 'SELECTION' && applyCount > 0 && (stage === 'APPLIED' || stage === 'RUNNING');
  // Once the closing was asked for, its approval says the rest.
  const isLate = lateDays !== null && lateDays > 0 && !approvalList.some(({ kind }) => kind === 'CLOSE');
  if (!refused && cancelledAt === null && !isToDecide && !isLate) return null;
  return (
    <div className={styles.notices}>
      {cancelledAt !== null && <Notice title={texts.cancelled}>{cancelReason}</Notice>}
      {refused && cancelledAt === null && (
        <Notice tone="amber" title={refused.kind === 'OPEN' ? texts.refusedOpening : texts.refusedClosing}>
          {refused.reason}
        </Notice>
      )}
      {isToDecide && <Notice tone="amber" title={texts.toDecide(format.number(applyCount))} />}
      {isLate && cancelledAt === null && (
        <Notice
          tone="amber"
          title={texts.late(format.number(lateDays))}
          action={
            canSettle && (
              <ButtonLink size="small" as={(slot) => <AppLink to={completersOf(programmeId)} {...slot} />}>
                {sessions.completers}
              </ButtonLink>
            )
          }
        />
      )}
    </div>
  );
}
