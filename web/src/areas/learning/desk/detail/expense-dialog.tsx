import { programmeDesk, type DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { PROGRAMME_MOST } from '@naru/contract/areas/learning/words.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { DayField } from '../../../../blocks/form/day-field.tsx';
import { FormDialog } from '../../../../blocks/form/form-dialog.tsx';
import { formTexts } from '../../../../blocks/form/texts.ts';
import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { NumberField } from '../../../../ui/number-field.tsx';
import { Stack } from '../../../../ui/stack.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import styles from './detail.module.css';
import { detailTexts } from './texts.ts';

export interface ExpenseDialogProps {
  readonly programme: DeskProgrammeDetail;
  readonly onClose: () => void;
}

interface Line {
  readonly key: string;
  readonly item: string;
  readonly amount: number | null;
  readonly spentOn: string | null;
}
interface Values {
  readonly expenseList: readonly Line[];
}

const isWhole = ({ item, amount, spentOn }: Line): boolean =>
  item.trim() !== '' && amount !== null && amount > 0 && spentOn !== null;

/** Everything that was spent, a line each. */
export function ExpenseDialog({ programme, onClose }: ExpenseDialogProps) {
  const all = useTexts(detailTexts);
  const texts = all.money;
  const { missing } = useTexts(formTexts);
  const format = useFormat();
  const save = useCallMutation(programmeDesk.saveExpenses, { alertMessage: null });
  const blank = (): Line => ({ key: crypto.randomUUID(), item: '', amount: null, spentOn: null });
  const saved = programme.expenseList.map(({ expenseId, ...line }) => ({ key: expenseId, ...line }));
  const form = usePageForm<Values, 'expenseList'>({
    names: { expenseList: texts.title },
    initial: { expenseList: saved.length > 0 ? saved : [blank()] },
    check: ({ expenseList }) => (expenseList.every(isWhole) ? {} : { expenseList: texts.missing }),
  });
  const { expenseList } = form.values;
  const isAsked = form.errors.expenseList !== undefined;
  const write = (lines: readonly Line[]): void => form.set({ expenseList: lines });
  const change = (key: string, part: Partial<Line>): void =>
    write(expenseList.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const send = (values: Values): void =>
    save.mutate(
      {
        params: { id: programme.programmeId },
        body: {
          version: programme.version,
          expenseList: values.expenseList.map(({ item, amount, spentOn }) => ({
            item,
            amount: amount ?? 0,
            spentOn: spentOn ?? '',
          })),
        },
      },
      {
        onSuccess: () => {
          showToast({ text: texts.saved, tone: 'done' });
          onClose();
        },
        onError: form.refuse,
      },
    );
  return (
    <FormDialog
      form={form}
      onSend={send}
      onClose={onClose}
      isSending={save.isPending}
      title={texts.title}
      size="large"
      words={{ submit: texts.save, sending: texts.saving, failed: all.failed, conflict: { text: all.conflict } }}
    >
      <Field as="legend" id={form.idOf('expenseList')} label={texts.title} hideLabel error={form.errors.expenseList}>
        {() => (
          <Stack gap={12}>
            {expenseList.map((line, at) => (
              <div key={line.key} className={styles.expense}>
                <TextField
                  label={texts.item}
                  maxLength={PROGRAMME_MOST.text}
                  error={isAsked && line.item.trim() === '' ? missing(texts.item) : undefined}
                  value={line.item}
                  onChange={(event) => change(line.key, { item: event.target.value })}
                />
                <NumberField
                  label={texts.amount}
                  unit={texts.won}
                  min={0}
                  error={isAsked && (line.amount ?? 0) <= 0 ? missing(texts.amount) : undefined}
                  value={line.amount}
                  onValueChange={(amount) => change(line.key, { amount })}
                />
                <DayField
                  label={texts.day}
                  error={isAsked && line.spentOn === null ? missing(texts.day) : undefined}
                  value={line.spentOn}
                  onValueChange={(day, text) => change(line.key, { spentOn: day ?? (text === '' ? null : text) })}
                />
                <IconButton
                  icon={IconX}
                  label={texts.removeItem(format.number(at + 1))}
                  onClick={() => write(expenseList.filter(({ key }) => key !== line.key))}
                />
              </div>
            ))}
            <div>
              <Button onClick={() => write([...expenseList, blank()])}>{texts.add}</Button>
            </div>
          </Stack>
        )}
      </Field>
    </FormDialog>
  );
}
