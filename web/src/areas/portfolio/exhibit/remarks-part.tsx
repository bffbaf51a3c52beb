import { exhibits, type Remark } from '@naru/contract/areas/portfolio/exhibit.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './exhibit.module.css';
import { RemarkItem } from './remark-item.tsx';
import { exhibitTexts } from './texts.ts';

const HideDialog = loadOnUse(async () => (await import('./hide-dialog.tsx')).HideDialog);

const SIZES = ['50', '100', 'all'] as const;

interface RemarksPartProps {
  readonly nominationId: string;
  readonly mayRemark: boolean;
}

/** Remarks on an exhibited portfolio, and the place to write one. */
export function RemarksPart({ nominationId: id, mayRemark }: RemarksPartProps) {
  const texts = useTexts(exhibitTexts).remarks;
  const format = useFormat();
  const [step, setStep] = useState(0);
  const [deleting, setDeleting] = useState<Remark>();
  const [hiding, setHiding] = useState<Remark>();
  const query = useCall(
    exhibits.pageRemarks,
    { params: { id }, query: { size: SIZES[step] ?? 'all' } },
    { keepsPrevious: true, label: texts.label, alertMessage: null },
  );
  const remove = useCallMutation(exhibits.deleteRemark, { onSuccess: () => setDeleting(undefined) });
  const page = query.data?.remarkPage;
  const rows = page?.content ?? [];
  const isMore = page !== undefined && page.totalElements > rows.length && step < SIZES.length - 1;
  return (
    <Section title={texts.title(format.number(page?.totalElements ?? 0))} size="small">
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {query.isSuccess && rows.length === 0 && (
        <p className={styles.hidden}>{mayRemark ? texts.none : texts.noneReader}</p>
      )}
      <ul className={styles.rows}>
        {rows.map((remark) => (
          <li key={remark.remarkId}>
            <RemarkItem remark={remark} onDelete={() => setDeleting(remark)} onHide={() => setHiding(remark)} />
          </li>
        ))}
      </ul>
      {isMore && <Button onClick={() => setStep((at) => at + 1)}>{texts.more}</Button>}
      {mayRemark && <RemarkForm id={id} />}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title={texts.deleteTitle}
        keepLabel={texts.keep}
        confirmLabel={texts.delete}
        busy={remove.isPending}
        danger
        onConfirm={() => deleting && remove.mutate({ params: { id: deleting.remarkId } })}
      >
        {texts.deleteText}
      </ConfirmDialog>
      {hiding && <HideDialog remark={hiding} onClose={() => setHiding(undefined)} />}
    </Section>
  );
}

function RemarkForm({ id }: { readonly id: string }) {
  const texts = useTexts(exhibitTexts).remarks;
  const countText = useCountText();
  const form = usePageForm<{ readonly text: string }, 'text'>({ names: { text: texts.label }, initial: { text: '' } });
  const create = useCallMutation(exhibits.createRemark, {
    alertMessage: null,
    onSuccess: () => form.settle({ text: '' }),
  });
  const { text } = form.values;
  return (
    <Form
      className={styles.remark}
      form={form}
      isShort
      onSend={(body) => create.mutate({ params: { id }, body }, { onError: form.refuse })}
      words={{ failed: texts.failed }}
      actions={
        <div>
          <Button type="submit" busy={create.isPending} busyLabel={texts.sending} disabled={text.trim() === ''}>
            {texts.send}
          </Button>
        </div>
      }
    >
      <TextArea
        {...form.text('text')}
        label={texts.label}
        hideLabel
        placeholder={texts.hint}
        rows={2}
        maxRows={10}
        maxLength={SHOWN_MOST.remark}
        {...(text.length > SHOWN_MOST.remark * 0.8 && { countText: countText(SHOWN_MOST.remark) })}
      />
    </Form>
  );
}
