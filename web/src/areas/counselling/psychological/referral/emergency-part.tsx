import {
  type Emergency,
  EMERGENCY_VIEWS,
  psychReferral,
} from '@naru/contract/areas/counselling/psychological/referral.ts';
import { useState } from 'react';

import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { StepActions } from '../../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { referredTexts } from '../../referral/texts.ts';
import { LevelMark } from '../desk/level-mark.tsx';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

type View = (typeof EMERGENCY_VIEWS)[number];

/** Lists what professors told of without asking, each to be reviewed within a day. */
export function EmergencyPart() {
  const texts = useTexts(referralTexts).emergency;
  const [view, setView] = useState<View>('OPEN');
  const query = useCall(
    psychReferral.pageEmergencies,
    { query: { view, size: '50' } },
    { label: texts.title, staleTime: 0, keepsPrevious: true },
  );
  const rows = query.data?.emergencyPage.content;
  return (
    <div className={styles.stack}>
      <p className={styles.meta}>{texts.purpose}</p>
      <div>
        <SegmentedControl<View>
          label={texts.views}
          hideLabel
          options={EMERGENCY_VIEWS.map((value) => ({ value, label: texts[value] }))}
          value={view}
          onValueChange={setView}
        />
      </div>
      {query.isPending && <Skeleton shape="rows" count={3} />}
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {rows?.length === 0 && (
        <EmptyState title={view === 'OPEN' ? texts.emptyOPEN : texts.emptyDONE}>{texts.emptyText}</EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <EmergencyRow key={row.referralId} emergency={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

function EmergencyRow({ emergency }: { readonly emergency: Emergency }) {
  const texts = useTexts(referralTexts).emergency;
  const format = useFormat();
  const { reasons } = useTexts(referredTexts);
  const { referralId: id, version, student, review, reasonList, dueAt, isOverdue, stepList } = emergency;
  const when = (at: string): string => format.relativeTime(at, { time: 'always' });
  return (
    <li className={styles.row}>
      <p className={styles.strong}>
        {review === null && <LevelMark level="EMERGENCY" />}{' '}
        {joinFacts([student.name, student.deptNm, student.studentNo])}
      </p>
      <p className={styles.meta}>
        {joinFacts([
          texts.by(emergency.referrerName, when(emergency.reportedAt)),
          ...reasonList.map((one) => reasons[one]),
        ])}
      </p>
      <p className={styles.text}>{emergency.reason}</p>
      {emergency.note !== '' && <p className={styles.text}>{emergency.note}</p>}
      {review === null ? (
        <>
          <p className={styles.due}>{isOverdue ? texts.overdue : texts.due(format.moment(dueAt))}</p>
          <StepActions
            call={psychReferral.stepEmergency}
            record={{ id, version }}
            steps={stepList}
            words={{ REVIEW: { ...texts.steps.REVIEW, title: texts.reviewTitle(student.name) } }}
            looks={{ REVIEW: 'plain' }}
          />
        </>
      ) : (
        <>
          <p className={styles.meta}>{texts.reviewed(review.by, when(review.at))}</p>
          <p className={styles.text}>{review.note}</p>
        </>
      )}
    </li>
  );
}
