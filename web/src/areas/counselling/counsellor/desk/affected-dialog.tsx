import type { AffectedMeeting } from '@naru/contract/areas/counselling/counsellor/availability.ts';

import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useDesk } from '../../shared/use-desk.ts';
import styles from './hours.module.css';
import { hoursTexts } from './texts.ts';

export interface AffectedDialogProps {
  readonly meetings: readonly AffectedMeeting[];
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Lists the meetings in hours that would no longer be offered: they stay, and the counsellor learns of them first. */
export function AffectedDialog({ meetings, busy, onSave, onClose }: AffectedDialogProps) {
  const all = useTexts(hoursTexts);
  const texts = all.hours;
  const { statusOf } = useCounsellingWords();
  const format = useFormat();
  const desk = useDesk();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.affectedTitle(format.number(meetings.length))}
      description={texts.affectedText}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="primary" busy={busy} busyLabel={all.saving} onClick={onSave}>
            {texts.saveAnyway}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {meetings.map((meeting) => (
          <li key={meeting.requestId}>
            <AppLink to={desk.detail(meeting.requestId)}>{meeting.student.name}</AppLink>{' '}
            <span className={styles.note}>
              {joinFacts([format.moment(meeting.beginsAt), statusOf(meeting.status)])}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
