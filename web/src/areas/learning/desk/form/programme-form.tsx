import { programmeDesk } from '@naru/contract/areas/learning/desk/programmes.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { LongForm } from '../../../../blocks/form/long-form.tsx';
import { useFormSections, type FormSection } from '../../../../blocks/form/use-form-sections.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { detailOf } from '../shared/addresses.ts';
import { ApplyFields } from './apply-fields.tsx';
import { BasicFields } from './basic-fields.tsx';
import { CompletionFields } from './completion-fields.tsx';
import styles from './form.module.css';
import { type FormValues, toBody } from './form-values.ts';
import { MoneyFields } from './money-fields.tsx';
import { SessionFields } from './session-fields.tsx';
import { programmeFormTexts } from './texts.ts';
import { type ProgrammeField, useProgrammeForm } from './use-programme-form.ts';

export interface ProgrammeFormProps {
  readonly choices: CallOutput<typeof programmeDesk.listChoices>;
  readonly initial: FormValues;
  /** The one that is changed; undefined for a new one. */
  readonly id: string | undefined;
  /** The one that it goes on from. */
  readonly copiedFrom: string | null;
  readonly isFrozen: boolean;
  readonly isWaiting: boolean;
  /** Reads everything anew, where somebody else was faster. */
  readonly onReload: () => void;
}

const BASIC: readonly ProgrammeField[] = [
  'typeCode',
  'semstrCode',
  'nameKo',
  'nameEn',
  'introduction',
  'introductionEn',
  'deptCode',
  'managerId',
  'contact',
];
const APPLY: readonly ProgrammeField[] = [
  'audienceTypeList',
  'audienceDeptList',
  'audienceGradeList',
  'selection',
  'appliesFrom',
  'appliesUntil',
  'cancelsUntil',
  'capacity',
  'queueCapacity',
  'question',
  'allowsRepeat',
];
const SESSIONS: readonly ProgrammeField[] = ['place', 'placeEn', 'sessionList', 'helperIdList'];
const COMPLETION: readonly ProgrammeField[] = [
  'hours',
  'points',
  'competencyList',
  'leastAttendance',
  'needsSurvey',
  'needsAssignment',
  'assignmentUntil',
];
const MONEY: readonly ProgrammeField[] = ['budget', 'leastPeople', 'decidesOn'];

/** A programme in five sections: below one another where there is room, one a step on a phone. */
export function ProgrammeForm(props: ProgrammeFormProps) {
  const { choices, initial, id, copiedFrom, isFrozen, isWaiting, onReload } = props;
  const texts = useTexts(programmeFormTexts);
  const about = id ?? (copiedFrom === null ? 'new' : `copy-${copiedFrom}`);
  const form = useProgrammeForm({ initial, about });
  const create = useCallMutation(programmeDesk.createProgramme, { alertMessage: null });
  const change = useCallMutation(programmeDesk.changeProgramme, { alertMessage: null });
  const parts = { form, choices, isFrozen };
  const list: readonly FormSection<ProgrammeField>[] = [
    { id: 'basic', title: texts.sections.basic, fields: BASIC, content: <BasicFields {...parts} /> },
    { id: 'apply', title: texts.sections.apply, fields: APPLY, content: <ApplyFields {...parts} /> },
    { id: 'sessions', title: texts.sections.sessions, fields: SESSIONS, content: <SessionFields {...parts} /> },
    {
      id: 'completion',
      title: texts.sections.completion,
      fields: COMPLETION,
      content: <CompletionFields {...parts} />,
    },
    { id: 'money', title: texts.sections.money, fields: MONEY, content: <MoneyFields {...parts} /> },
  ];
  const sections = useFormSections(form, list);
  const leave = async (programmeId: string, said: string): Promise<void> => {
    form.forget();
    showToast({ text: said, tone: 'done' });
    await sections.rewind();
    form.leave(detailOf(programmeId));
  };
  const send = (values: FormValues): void => {
    const body = toBody(values);
    if (id === undefined)
      create.mutate(
        { body: { ...body, copiedFrom } },
        { onSuccess: ({ programmeId }) => void leave(programmeId, texts.created), onError: form.refuse },
      );
    else
      change.mutate(
        { params: { id }, body: { ...body, version: values.version } },
        { onSuccess: () => void leave(id, texts.saved), onError: form.refuse },
      );
  };
  const reload = (): void => {
    form.forget();
    onReload();
  };
  const words = {
    submit: texts.submit,
    sending: texts.sending,
    failed: texts.failed,
    conflict: { text: texts.conflict, reload: texts.reload, onReload: reload },
  };
  return (
    <LongForm
      className={styles.form}
      form={form}
      onSend={send}
      isSending={create.isPending || change.isPending}
      sections={sections}
      words={words}
      head={
        <>
          {copiedFrom !== null && <Notice title={texts.copied}>{texts.copiedText}</Notice>}
          {isFrozen && <Notice title={texts.frozen}>{texts.frozenText}</Notice>}
          {isWaiting && <Notice title={texts.waiting}>{texts.waitingText}</Notice>}
        </>
      }
    />
  );
}
