import type { BadgeClassDetail } from '@naru/contract/areas/portfolio/badge-class.ts';

import { Form } from '../../../blocks/form/form.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './badge-class.module.css';
import { AlignmentRows } from './alignment-rows.tsx';
import { LookFields } from './look-fields.tsx';
import { MoreFields, NameFields } from './class-fields.tsx';
import { PreviewPart } from './preview-part.tsx';
import { RuleField } from './rule-field.tsx';
import { badgeDeskTexts } from './texts.ts';
import { useClassForm } from './use-class-form.ts';

/** The form of a badge beside how it looks and what its rule says. */
export function ClassForm({ badge }: { readonly badge?: BadgeClassDetail | undefined }) {
  const texts = useTexts(badgeDeskTexts).form;
  const { form, send, savedIds, isSaving } = useClassForm(badge);
  const isFixed = badge !== undefined && badge.status !== 'DRAFT';
  return (
    <Form
      form={form}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      guard={{ isOn: form.frame.isUnsaved && !isSaving, text: texts.unsaved }}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Section title={texts.names} size="small">
            <div className={styles.group}>
              <NameFields form={form} />
            </div>
          </Section>
          <Section title={texts.looks} size="small">
            <div className={styles.group}>
              <LookFields form={form} savedIds={savedIds} />
            </div>
          </Section>
          <RuleField form={form} badgeId={badge?.classId} fixed={isFixed ? badge.conditionList : undefined} />
          <Section title={texts.more} size="small">
            <div className={styles.group}>
              <MoreFields form={form} isFixed={isFixed} />
              <AlignmentRows form={form} />
            </div>
          </Section>
          <div>
            <Button type="submit" variant="primary" busy={isSaving} busyLabel={texts.saving}>
              {badge ? texts.save : texts.make}
            </Button>
          </div>
        </div>
        <PreviewPart values={form.values} fixed={isFixed ? badge.conditionList : undefined} />
      </div>
    </Form>
  );
}
