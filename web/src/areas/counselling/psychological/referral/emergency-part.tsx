import {
  type Emergency,
  EMERGENCY_VIEWS,
  EMERGENCY_MOST,
  psychReferral,
} from '@naru/contract/areas/counselling/psychological/referral.ts';
import { useState } from 'react';

import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { referredTexts } from '../../referral/texts.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import styles from './referral.module.css';
import { referralTexts } from './texts.ts';

type View = (typeof EMERGENCY_VIEWS)[number];

/** What professors told of without asking, each to be reviewed within a day. */
export function EmergencyPart() {
  const all = useTexts(referralTexts);
  const texts = all.emergency;
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
      {query.isPending && <Skeleton label={all.loading} shape="rows" count={3} />}
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
  const all = useTexts(referralTexts);
  const texts = all.emergency;
  const format = useFormat();
  const { reasons } = useTexts(referredTexts);
  const [isReviewing, setReviewing] = useState(false);
  const { student, review, reasonList, dueAt, isOverdue } = emergency;
  const when = (at: string): string => format.relativeTime(at, { time: 'always' });
  return (
    <li className={styles.row}>
      <p className={styles.strong}>{joinFacts([student.name, student.deptNm, student.studentNo])}</p>
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
          <Button size="small" onClick={() => setReviewing(true)}>
            {texts.review}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.meta}>{texts.reviewed(review.by, when(review.at))}</p>
          <p className={styles.text}>{review.note}</p>
        </>
      )}
      {isReviewing && <ReviewDialog emergency={emergency} onClose={() => setReviewing(false)} />}
    </li>
  );
}

function ReviewDialog({ emergency, onClose }: { readonly emergency: Emergency; readonly onClose: () => void }) {
  const all = useTexts(referralTexts);
  const texts = all.emergency;
  const [note, setNote] = useState('');
  const review = useCallMutation(psychReferral.reviewEmergency, {
    alertMessage: null,
    onSuccess: () => {
      showToast({ text: texts.done, tone: 'done' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.reviewTitle(emergency.student.name)}
      description={texts.reviewText}
      closeLabel={all.close}
      sticky={note !== ''}
      actions={
        <>
          <Button onClick={onClose}>{all.close}</Button>
          <Button
            variant="primary"
            busy={review.isPending}
            busyLabel={all.form.busy}
            onClick={() =>
              review.mutate({ params: { id: emergency.referralId }, body: { version: emergency.version, note } })
            }
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <TextArea
          label={texts.note}
          help={texts.takeIn}
          rows={5}
          maxLength={EMERGENCY_MOST.review}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FailureNotice failure={review.error} />
      </div>
    </Dialog>
  );
}
