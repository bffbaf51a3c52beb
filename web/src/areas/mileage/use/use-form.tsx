import { mileageUses, type OwnUse } from '@naru/contract/areas/mileage/uses.ts';
import { MILEAGE_MOST } from '@naru/contract/areas/mileage/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm, type PageForm } from '../../../blocks/form/use-page-form.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { USE_LIST, detailOf, formOf } from './addresses.ts';
import { AmountField } from './amount-field.tsx';
import { BankField } from './bank-field.tsx';
import { mileageUseTexts } from './texts.ts';
import { UseConditions, type PurposeView } from './use-conditions.tsx';
import styles from './use.module.css';

export type Choices = CallOutput<typeof mileageUses.listPurposes>;
type Draft = CallOutput<typeof mileageUses.readOwnUse>['use'];

type UseField = 'purposeCode' | 'pointsToUse' | 'bank' | 'accountNo' | 'note';

export interface UseValues {
  readonly purposeCode: string | null;
  readonly pointsToUse: number | null;
  readonly bank: string;
  readonly accountNo: string;
  readonly note: string;
}

export type UsePageForm = PageForm<UseValues, UseField>;

interface UseFormProps {
  readonly choices: Choices;
  readonly draft: Draft | undefined;
  readonly purposeCode: string | null;
}

/** The form of a use: its purpose, how much, and where it is paid to. */
export function UseForm({ choices, draft, purposeCode }: UseFormProps) {
  const texts = useTexts(mileageUseTexts).form;
  const format = useFormat();
  const countText = useCountText();
  const { available, purposeList } = choices;
  const [asking, setAsking] = useState<UseValues>();
  const form = usePageForm<UseValues, UseField>({
    // The number of an account is sealed on the server, and written down nowhere else.
    kept: 'PAGE',
    names: {
      purposeCode: texts.purposeCode,
      pointsToUse: texts.pointsToUse,
      bank: texts.bank,
      accountNo: texts.accountNo,
      note: texts.note,
    },
    initial: { purposeCode, pointsToUse: firstAmount(draft, purposeList, purposeCode), ...writtenIn(draft) },
    check: (values) => ({
      ...(values.purposeCode === null && { purposeCode: texts.purposeMissing }),
      ...((values.pointsToUse ?? 0) < 1 && { pointsToUse: texts.pointsMissing }),
    }),
  });
  const { send, isSending } = useSend(form, draft, () => setAsking(undefined));
  const purpose = purposeList.find((one) => one.purposeCode === form.values.purposeCode);
  const choose = (code: string): void => {
    // Another purpose has bounds of its own.
    form.set({ purposeCode: code, pointsToUse: firstAmount(undefined, purposeList, code) });
    form.clear('purposeCode');
    form.clear('pointsToUse');
  };
  return (
    <>
      <Form
        form={form}
        className={styles.form}
        onSend={setAsking}
        words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
        guard={{ isOn: form.frame.isUnsaved && !isSending, text: texts.unsaved }}
        actions={
          <FormDock note={purpose?.possible === 0 ? texts.blocked : undefined}>
            <Button
              busy={isSending}
              busyLabel={texts.sending}
              onClick={() => void form.submit((values) => send(values, false))}
            >
              {texts.save}
            </Button>
            <Button type="submit" variant="primary" busy={isSending} busyLabel={texts.sending}>
              {texts.apply}
            </Button>
          </FormDock>
        }
      >
        <RadioGroup
          {...form.pick('purposeCode')}
          onValueChange={choose}
          label={texts.purposeCode}
          column
          options={purposeList.map((one) => ({ value: one.purposeCode, label: one.name, note: one.text }))}
        />
        {purpose && <UseConditions purpose={purpose} />}
        <AmountField form={form} purpose={purpose} available={available} />
        {purpose?.needsAccount && <AccountFields form={form} draft={draft} />}
        <TextArea
          {...form.text('note')}
          label={texts.note}
          mark="optional"
          rows={3}
          maxLength={MILEAGE_MOST.note}
          countText={countText(MILEAGE_MOST.note)}
        />
      </Form>
      {draft && <Discard draft={draft} form={form} />}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={texts.confirmTitle({ name: purpose?.name ?? '', count: format.number(form.values.pointsToUse) })}
        keepLabel={texts.keep}
        confirmLabel={texts.apply}
        busy={isSending}
        busyLabel={texts.sending}
        onConfirm={() => asking && send(asking, true)}
      >
        {texts.confirmText}
      </ConfirmDialog>
    </>
  );
}

function firstAmount(draft: OwnUse | undefined, purposes: readonly PurposeView[], code: string | null): number | null {
  return draft?.amount ?? purposes.find(({ purposeCode }) => purposeCode === code)?.least ?? null;
}

const writtenIn = (draft: OwnUse | undefined) => ({ bank: draft?.bank ?? '', accountNo: '', note: draft?.note ?? '' });

/** Saves or sends what was written; what is refused stands at its field. */
function useSend(form: UsePageForm, draft: Draft | undefined, onAnswered: () => void) {
  const texts = useTexts(mileageUseTexts).form;
  const create = useCallMutation(mileageUses.createUse, { alertMessage: null });
  const change = useCallMutation(mileageUses.changeUse, { alertMessage: null });
  const send = (values: UseValues, applies: boolean): void => {
    const body = {
      ...values,
      purposeCode: values.purposeCode ?? '',
      pointsToUse: values.pointsToUse ?? 0,
      accountNo: values.accountNo.trim(),
      applies,
    };
    const after = {
      onSuccess: ({ useId }: { readonly useId: string }) => {
        showToast({ text: applies ? texts.applied : texts.saved, tone: 'done' });
        form.leave(applies ? detailOf(useId) : draft ? USE_LIST : formOf(useId));
      },
      onError: (failure: Parameters<UsePageForm['refuse']>[0]) => {
        onAnswered();
        form.refuse(failure);
      },
    };
    if (draft) change.mutate({ params: { id: draft.useId }, body: { ...body, version: draft.version } }, after);
    else create.mutate({ body }, after);
  };
  return { send, isSending: create.isPending || change.isPending };
}

function AccountFields({ form, draft }: { readonly form: UsePageForm; readonly draft: Draft | undefined }) {
  const texts = useTexts(mileageUseTexts).form;
  const end = draft?.accountEnd ?? null;
  return (
    <Section title={texts.account} text={texts.accountText} size="small">
      <div className={styles.form}>
        <BankField form={form} />
        <TextField
          {...form.text('accountNo')}
          label={texts.accountNo}
          help={end === null ? texts.accountHelp : texts.accountKept(end)}
          maxLength={30}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </Section>
  );
}

function Discard({ draft, form }: { readonly draft: Draft; readonly form: UsePageForm }) {
  const { discard, detail } = useTexts(mileageUseTexts);
  return (
    <StepActions
      call={mileageUses.stepOwnUse}
      record={{ id: draft.useId, version: draft.version }}
      steps={draft.stepList.filter(({ action }) => action === 'CANCEL')}
      words={{ CANCEL: discard, APPLY: detail.APPLY }}
      looks={{ CANCEL: 'danger' }}
      onDone={() => form.leave(USE_LIST)}
    />
  );
}
