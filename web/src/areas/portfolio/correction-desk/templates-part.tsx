import { correctionDesk, type CorrectionTemplate } from '@naru/contract/areas/portfolio/correction-desk.ts';
import { useState } from 'react';

import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './desk.module.css';
import { TemplateDialog } from './template-dialog.tsx';
import { deskTexts } from './texts.ts';

/** The template that is being written: one of these, or a new one of the person's own or of everybody. */
type Writing = CorrectionTemplate | 'OWN' | 'SHARED';

/** Templates: the person's own, and everybody's. */
export function TemplatesPart() {
  const texts = useTexts(deskTexts);
  const say = texts.templates;
  const query = useCall(correctionDesk.listTemplates, {}, { label: texts.tabs.TEMPLATES });
  const [writing, setWriting] = useState<Writing | null>(null);
  const [removing, setRemoving] = useState<CorrectionTemplate | null>(null);
  if (query.isError && !query.data) return <QueryError title={say.errorTitle} query={query} />;
  if (!query.data) return <Skeleton shape="rows" count={4} />;
  const { templateList, mayShare } = query.data;
  const rowsOf = (isShared: boolean) => templateList.filter((one) => one.isShared === isShared);
  return (
    <Stack gap={24}>
      <Section title={say.own} text={say.purpose} size="small">
        <Rows rows={rowsOf(false)} empty={say.emptyOwn} onChange={setWriting} onRemove={setRemoving} />
        <div className={styles.add}>
          <Button onClick={() => setWriting('OWN')}>{say.add}</Button>
        </div>
      </Section>
      <Section title={say.shared} text={say.sharedText} size="small">
        <Rows rows={rowsOf(true)} empty={say.emptyShared} onChange={setWriting} onRemove={setRemoving} />
        {mayShare && (
          <div className={styles.add}>
            <Button onClick={() => setWriting('SHARED')}>{say.addShared}</Button>
          </div>
        )}
      </Section>
      {writing !== null && (
        <TemplateDialog
          template={typeof writing === 'string' ? undefined : writing}
          isShared={writing === 'SHARED'}
          onClose={() => setWriting(null)}
        />
      )}
      {removing !== null && <RemoveDialog template={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}

interface RowsProps {
  readonly rows: readonly CorrectionTemplate[];
  readonly empty: string;
  readonly onChange: (template: CorrectionTemplate) => void;
  readonly onRemove: (template: CorrectionTemplate) => void;
}

function Rows({ rows, empty, onChange, onRemove }: RowsProps) {
  const say = useTexts(deskTexts).templates;
  if (rows.length === 0) return <p className={styles.meta}>{empty}</p>;
  return (
    <ul className={styles.templates}>
      {rows.map((template) => (
        <li key={template.templateId} className={styles.template}>
          <div>
            <strong>{template.title}</strong>
            <p className={styles.written}>{template.text}</p>
          </div>
          {template.mayChange && (
            <Row>
              <Button aria-label={say.changeName(template.title)} onClick={() => onChange(template)}>
                {say.change}
              </Button>
              <Button
                variant="danger-text"
                aria-label={say.removeName(template.title)}
                onClick={() => onRemove(template)}
              >
                {say.remove}
              </Button>
            </Row>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RemoveDialogProps {
  readonly template: CorrectionTemplate;
  readonly onClose: () => void;
}

function RemoveDialog({ template: { templateId: id, title }, onClose }: RemoveDialogProps) {
  const say = useTexts(deskTexts).templates;
  const remove = useCallMutation(correctionDesk.deleteTemplate, {
    onSuccess: () => {
      showToast({ text: say.removed, tone: 'done' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={say.removeTitle(title)}
      confirmLabel={say.remove}
      busy={remove.isPending}
      busyLabel={say.remove}
      onConfirm={() => remove.mutate({ params: { id } })}
    >
      {say.removeText}
    </ConfirmDialog>
  );
}
