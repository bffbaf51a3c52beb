import { members, type MemberDetail } from '@naru/contract/areas/member.ts';

import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './member-actions.module.css';
import { ResetLink } from './reset-link.tsx';
import { memberTexts } from './texts.ts';

/** Actions that the account takes now, as the server lists them. */
export function MemberActions({ member }: { readonly member: MemberDetail }) {
  const texts = useTexts(memberTexts);
  const { memberId: id, version, name, stepList, resetWay } = member;
  const { REFUSE, LOCK, APPROVE, UNLOCK } = texts.steps;
  if (stepList.length === 0 && resetWay === null) return null;
  return (
    <div className={styles.actions}>
      {resetWay !== null && <ResetLink member={member} way={resetWay} />}
      <StepActions
        call={members.stepMember}
        record={{ id, version }}
        steps={stepList}
        words={{
          REFUSE: { ...REFUSE, title: REFUSE.title(name) },
          LOCK: { ...LOCK, title: LOCK.title(name) },
          APPROVE: { ...APPROVE, title: APPROVE.title(name) },
          UNLOCK: { ...UNLOCK, title: UNLOCK.title(name) },
        }}
        looks={{ REFUSE: 'danger', LOCK: 'danger' }}
      />
    </div>
  );
}
