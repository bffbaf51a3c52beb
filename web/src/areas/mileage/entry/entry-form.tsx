import { Form } from '../../../blocks/form/form.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EntryFields } from './entry-fields.tsx';
import styles from './entry.module.css';
import { StandingPart } from './standing-part.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useEntryWords } from './use-entry-words.ts';

/** The form of an entry, beside how its student will stand; asks before it posts. */
export function EntryForm() {
  const { texts: all, format } = useEntryWords();
  const texts = all.form;
  const { form, standing, debt, asking, setAsking, send, isPending } = useEntryForm();
  const { way, student, points } = form.values;
  return (
    <Form
      form={form}
      onSend={setAsking}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ isOn: form.frame.isUnsaved && !isPending, text: texts.unsaved }}
      className={styles.fields}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <EntryFields form={form} standing={standing} />
        </div>
        <div className={styles.standing}>
          <StandingPart values={form.values} standing={standing} debt={debt} />
        </div>
        <div>
          <Button type="submit" variant="primary" busy={isPending} busyLabel={texts.sending}>
            {texts.send[way]}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={texts.ask[way]({ name: student?.label ?? '', points: format.number(points) })}
        confirmLabel={texts.send[way]}
        busy={isPending}
        busyLabel={texts.sending}
        danger={debt > 0}
        onConfirm={() => asking && send(asking)}
      >
        <Stack gap={12}>
          {debt > 0 && (
            <Notice tone="red" title={all.standing.debt}>
              {all.standing.debtText(format.number(debt))}
            </Notice>
          )}
          <p>{texts.askText}</p>
        </Stack>
      </ConfirmDialog>
    </Form>
  );
}
