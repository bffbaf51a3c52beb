import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { PSYCH_MOST, TRIAGE_LEVELS, type TriageLevel } from '@naru/contract/areas/counselling/psychological/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { AttachmentField } from '../../../../blocks/file/attachment-field.tsx';
import { fileIdOf, paramsOf } from '../../../../blocks/file/file-name.ts';
import { DayField } from '../../../../blocks/form/day-field.tsx';
import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { UploadedFile } from '../../../../ui/file-field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { caseOf } from './addresses.ts';
import { psychDeskTexts } from './texts.ts';

const SHEETS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

interface WalkInValues {
  readonly studentNo: string;
  readonly level: TriageLevel;
  readonly content: string;
  readonly hasPaperConsent: boolean;
  readonly paperSignedOn: string | null;
  readonly sheet: readonly UploadedFile[];
}
type WalkInField = 'studentNo' | 'level' | 'content' | 'paperSignedOn' | 'paperFileId' | 'hasPaperConsent';

const BLANK: WalkInValues = {
  studentNo: '',
  level: 'GENERAL',
  content: '',
  hasPaperConsent: false,
  paperSignedOn: null,
  sheet: [],
};

/** A student who came to the desk or called, taken in by the centre. */
export function WalkInDialog({ onClose }: { readonly onClose: () => void }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.walkIn;
  const navigate = useNavigate();
  const [running, setRunning] = useState(0);
  const create = useCallMutation(psychDesk.createCase, { alertMessage: null });
  const form = usePageForm<WalkInValues, WalkInField>({
    kept: 'PAGE',
    names: {
      studentNo: texts.studentNo,
      level: texts.level,
      content: texts.content,
      paperSignedOn: texts.signedOn,
      paperFileId: texts.sheet,
      hasPaperConsent: texts.paper,
    },
    initial: BLANK,
  });
  const send = ({ sheet, ...written }: WalkInValues): void =>
    create.mutate(
      {
        body: {
          ...written,
          areaList: [],
          preferences: { timeList: [], channelList: [], gender: 'ANY' },
          paperFileId: fileIdOf(sheet) ?? null,
          paperFileSnList: sheet.map((file) => Number(paramsOf(file).fileSn)),
        },
      },
      {
        onSuccess: ({ applicationId }) => void navigate({ to: caseOf(applicationId) }),
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={create.isPending}
      title={texts.title}
      description={texts.text}
      obstacle={running > 0 ? texts.uploading : undefined}
      words={{
        submit: texts.submit,
        sending: all.busy,
        failed: all.failed,
        conflict: { text: all.conflict },
      }}
    >
      <TextField {...form.text('studentNo')} label={texts.studentNo} />
      <RadioGroup<TriageLevel>
        {...form.pick('level')}
        label={texts.level}
        options={TRIAGE_LEVELS.map((value) => ({ value, label: all.levels[value] }))}
      />
      <TextArea {...form.text('content')} label={texts.content} rows={4} maxLength={PSYCH_MOST.content} />
      <DayField {...form.pick('paperSignedOn')} label={texts.signedOn} to="today" />
      <AttachmentField
        {...form.pick('sheet', 'paperFileId')}
        label={texts.sheet}
        help={texts.sheetHelp}
        onRunningChange={setRunning}
        limits={{ fileCount: PSYCH_MOST.papers, extensionList: SHEETS }}
        isSealed
      />
      <Checkbox label={texts.paper} {...form.tick('hasPaperConsent')} />
    </FormDialog>
  );
}
