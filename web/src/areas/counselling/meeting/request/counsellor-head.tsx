import type { CounsellorProfile } from '@naru/contract/areas/counselling/counsellor/search.ts';

import { counsellingTexts } from '../../../../blocks/counselling/texts.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import styles from './counsellor-head.module.css';
import { findTexts } from './texts.ts';

const DAY_HOURS = 24;

/** Shows the counsellor, and the notice that they need. */
export function CounsellorHead({ counsellor }: { readonly counsellor: CounsellorProfile }) {
  const all = useTexts(findTexts);
  const texts = all.profile;
  const { people } = useTexts(counsellingTexts);
  const format = useFormat();
  const { kind, name, deptNm, isMine, leadHours, autoApprove, invitation } = counsellor;
  const days = leadHours / DAY_HOURS;
  const lead =
    leadHours === 0
      ? texts.leadNone
      : Number.isInteger(days)
        ? texts.leadDays(format.number(days))
        : texts.leadHours(format.number(leadHours));
  return (
    <div className={styles.head}>
      <Avatar name={name} size="large" tone={isMine ? 'accent' : 'neutral'} />
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{people[kind](name)}</strong>
          {isMine && <Tag>{all.list.mine[kind]}</Tag>}
        </p>
        <p className={styles.facts}>{joinFacts([deptNm, texts.minutes, autoApprove ? texts.auto : lead])}</p>
        {invitation && (
          <div className={styles.invitation}>
            <p>{texts.invited(people[kind](name))}</p>
            {invitation.message !== '' && <p className={styles.message}>{invitation.message}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
