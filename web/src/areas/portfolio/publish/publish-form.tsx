import { portfolioPublishing, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import { useQueryClient } from '@tanstack/react-query';

import { Form } from '../../../blocks/form/form.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { areaKeyOf } from '../../../platform/query/call-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { AfterPart } from './after-part.tsx';
import { ChecksPart } from './checks-part.tsx';
import { ofWeight } from './findings.ts';
import { PathField } from './path-field.tsx';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';
import { usePublish } from './use-publish.ts';
import { WhoFields } from './who-fields.tsx';

const READERS = ['PUBLIC', 'LINK', 'LOGIN'] as const;

/** Leads to a published portfolio: a look at it, who can see it, the address, one press. */
export function PublishForm({ of }: { readonly of: Publishing }) {
  const all = useTexts(publishTexts);
  const texts = all.publish;
  const queryClient = useQueryClient();
  const { form, send, isSending } = usePublish(of);
  const isStopped = ofWeight(of.findingList, 'STOPS').length > 0;
  const asks = ofWeight(of.findingList, 'ASKS').length > 0;
  const reload = (): void => {
    void queryClient.invalidateQueries({ queryKey: areaKeyOf(portfolioPublishing.readPublishing) });
  };
  return (
    <Form
      form={form}
      isShort
      className={styles.parts}
      onSend={send}
      words={{ failed: texts.failed, conflict: { text: texts.conflictText, onReload: reload } }}
      actions={
        <div className={styles.submit}>
          <Button
            variant="primary"
            size="large"
            type="submit"
            busy={isSending}
            busyLabel={texts.sending}
            disabled={isStopped}
            disabledReason={isStopped ? texts.stopped : undefined}
          >
            {texts.submit}
          </Button>
        </div>
      }
    >
      <ChecksPart of={of}>
        {asks && (
          <div id={form.idOf('keepsPersonalData')} tabIndex={-1}>
            <Checkbox label={all.checks.keep} note={all.checks.keepNote} {...form.tick('keepsPersonalData')} />
            {form.errors.keepsPersonalData !== undefined && (
              <Notice tone="red" live="assertive">
                {form.errors.keepsPersonalData}
              </Notice>
            )}
          </div>
        )}
      </ChecksPart>
      <Section title={all.who.title}>
        <WhoFields
          {...form.pick('visibility')}
          choices={READERS}
          visibility={form.values.visibility}
          isIndexed={form.values.isIndexed}
          onChange={form.set}
        />
      </Section>
      <Section title={all.path.title}>
        <PathField of={of} bound={form.pick('path')} />
      </Section>
      <AfterPart of={of} />
    </Form>
  );
}
