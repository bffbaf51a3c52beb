import { Form } from '../../../../blocks/form/form.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DryRunPart } from './dry-run-part.tsx';
import { RuleFields } from './rule-fields.tsx';
import type { RuleItem } from './rule-values.ts';
import styles from './rule.module.css';
import { ruleDeskTexts } from './texts.ts';
import { useRuleForm } from './use-rule-form.ts';

/** The form of a new version: its fields, its dry run, and saving it. */
export function RuleForm({ item }: { readonly item: RuleItem }) {
  const texts = useTexts(ruleDeskTexts).form;
  const { form, send, isSaving, preview, isPreviewing, told, isStale } = useRuleForm(item);
  return (
    <Form
      form={form}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ text: texts.unsaved }}
      className={styles.form}
    >
      <RuleFields form={form} item={item} />
      <DryRunPart run={told?.run} isStale={isStale}>
        <Button onClick={() => void preview()} busy={isPreviewing} busyLabel={texts.previewing}>
          {texts.preview}
        </Button>
      </DryRunPart>
      <div>
        <Button type="submit" variant="primary" busy={isSaving} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
