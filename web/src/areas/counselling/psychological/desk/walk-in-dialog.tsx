import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_MOST, TRIAGE_LEVELS, type TriageLevel } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { AttachmentField } from '../../../../blocks/file/attachment-field.tsx';
import { fileIdOf, paramsOf } from '../../../../blocks/file/file-name.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { UploadedFile } from '../../../../ui/file-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { caseOf } from './addresses.ts';
import styles from './desk.module.css';
import { FailureNotice } from './failure-notice.tsx';
import { psychDeskTexts } from './texts.ts';

const SHEETS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

/** A student who came to the desk or called, taken in by the centre. */
export function WalkInDialog({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.walkIn;
  const navigate = useNavigate();
  const [studentNo, setStudentNo] = useState('');
  const [level, setLevel] = useState<TriageLevel>('GENERAL');
  const [content, setContent] = useState('');
  const [hasPaperConsent, setPaper] = useState(false);
  const [signedOn, setSignedOn] = useState<string | null>(null);
  const [sheet, setSheet] = useState<readonly UploadedFile[]>([]);
  const [running, setRunning] = useState(0);
  const format = useFormat();
  const locale = useLocale();
  const [today] = useState(() => format.dateTime(Date.now(), 'YYYY-MM-DD'));
  const create = useCallMutation(psychDesk.createCase, {
    alertMessage: null,
    onSuccess: ({ applicationId }) => void navigate({ to: caseOf(applicationId) }),
  });
  const preferences = { timeList: [], channelList: [], gender: 'ANY' as const };
  const asked = { studentNo, areaList: [], content, level, preferences, hasPaperConsent };
  const paper = {
    paperSignedOn: signedOn,
    paperFileId: fileIdOf(sheet) ?? null,
    paperFileSnList: sheet.map((file) => Number(paramsOf(file).fileSn)),
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
      closeLabel={all.close}
      sticky={content !== '' || sheet.length > 0}
      actions={
        <>
          <Button onClick={onClose}>{all.close}</Button>
          <Button
            variant="primary"
            busy={create.isPending}
            busyLabel={all.busy}
            disabled={running > 0}
            disabledReason={running > 0 ? texts.uploading : undefined}
            onClick={() => create.mutate({ body: { ...asked, ...paper } })}
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
        <DateField
          label={texts.signedOn}
          value={signedOn}
          onValueChange={(iso) => setSignedOn(iso)}
          today={today}
          max={today}
          locale={locale}
          formatDate={format.day}
          labels={{ open: all.detail.openCalendar, calendar: all.detail.calendar, loading: all.loading }}
        />
        <AttachmentField
          label={texts.sheet}
          help={texts.sheetHelp}
          value={sheet}
          onValueChange={setSheet}
          onRunningChange={setRunning}
          limits={{ fileCount: PSYCH_MOST.papers, extensionList: SHEETS }}
          isSealed
        />
        <Checkbox label={texts.paper} checked={hasPaperConsent} onChange={(event) => setPaper(event.target.checked)} />
        <FailureNotice failure={create.error} />
      </div>
    </Dialog>
  );
}
