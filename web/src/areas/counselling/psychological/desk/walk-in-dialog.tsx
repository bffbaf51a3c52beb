import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_MOST, TRIAGE_LEVELS, type TriageLevel } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { caseOf } from './addresses.ts';
import styles from './desk.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { psychDeskTexts } from './texts.ts';

/** A student who came to the desk or called, taken in by the centre. */
export function WalkInDialog({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.walkIn;
  const navigate = useNavigate();
  const [studentNo, setStudentNo] = useState('');
  const [level, setLevel] = useState<TriageLevel>('GENERAL');
  const [content, setContent] = useState('');
  const [hasPaperConsent, setPaper] = useState(false);
  const create = useCallMutation(psychDesk.createCase, {
    alertMessage: null,
    onSuccess: ({ applicationId }) => void navigate({ to: caseOf(applicationId) }),
  });
  const preferences = { timeList: [], channelList: [], gender: 'ANY' as const };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
      closeLabel={all.close}
      sticky={content !== ''}
      actions={
        <>
          <Button onClick={onClose}>{all.close}</Button>
          <Button
            variant="primary"
            busy={create.isPending}
            busyLabel={all.busy}
            onClick={() =>
              create.mutate({ body: { studentNo, areaList: [], content, level, preferences, hasPaperConsent } })
            }
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <TextField label={texts.studentNo} value={studentNo} onChange={(event) => setStudentNo(event.target.value)} />
        <RadioGroup<TriageLevel>
          label={texts.level}
          options={TRIAGE_LEVELS.map((value) => ({ value, label: all.levels[value] }))}
          value={level}
          onValueChange={setLevel}
        />
        <TextArea
          label={texts.content}
          rows={4}
          maxLength={PSYCH_MOST.content}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <Checkbox label={texts.paper} checked={hasPaperConsent} onChange={(event) => setPaper(event.target.checked)} />
        <FailureNotice failure={create.error} />
      </div>
    </Dialog>
  );
}
