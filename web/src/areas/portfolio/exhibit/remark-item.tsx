import { exhibits, type Remark } from '@naru/contract/areas/portfolio/exhibit.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { useState } from 'react';

import { Form } from '../../../blocks/form/form.tsx';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/row.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './exhibit.module.css';
import { exhibitTexts } from './texts.ts';

interface RemarkItemProps {
  readonly remark: Remark;
  readonly onDelete: () => void;
  readonly onHide: () => void;
}

/** One remark; a hidden one keeps its place, and its words for its author and staff alone. */
export function RemarkItem({ remark, onDelete, onHide }: RemarkItemProps) {
  const texts = useTexts(exhibitTexts).remarks;
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  if (remark.text === null) return <p className={styles.hidden}>{texts.hidden}</p>;
  const { authorNm, isOwner, writtenAt, changedAt, hiddenReason, can } = remark;
  return (
    <article className={styles.remark}>
      <div className={styles.remarkHead}>
        <strong>{authorNm}</strong>
        {isOwner && <Tag>{texts.owner}</Tag>}
        <time className={styles.meta} dateTime={writtenAt}>
          {format.relativeTime(writtenAt, { time: 'always' })}
          {changedAt !== null && ` · ${texts.changed}`}
        </time>
      </div>
      {hiddenReason !== null && <p className={styles.hidden}>{texts.hiddenWhy(hiddenReason)}</p>}
      {isChanging ? (
        <ChangeForm remark={remark} text={remark.text} onDone={() => setChanging(false)} />
      ) : (
        <p className={styles.remarkText}>{remark.text}</p>
      )}
      {!isChanging && (can.change || can.delete || can.hide) && (
        <Row>
          {can.change && (
            <Button variant="text" size="small" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          )}
          {can.delete && (
            <Button variant="text" size="small" onClick={onDelete}>
              {texts.delete}
            </Button>
          )}
          {can.hide && (
            <Button variant="text" size="small" onClick={onHide}>
              {texts.hide}
            </Button>
          )}
        </Row>
      )}
    </article>
  );
}

interface ChangeFormProps {
  readonly remark: Remark;
  readonly text: string;
  readonly onDone: () => void;
}

function ChangeForm({ remark: { remarkId, version }, text: written, onDone }: ChangeFormProps) {
  const texts = useTexts(exhibitTexts).remarks;
  const form = usePageForm<{ readonly text: string }, 'text'>({
    names: { text: texts.label },
    initial: { text: written },
  });
  const change = useCallMutation(exhibits.changeRemark, { alertMessage: null, onSuccess: onDone });
  return (
    <Form
      className={styles.remark}
      form={form}
      isShort
      onSend={({ text }) =>
        change.mutate({ params: { id: remarkId }, body: { text, version } }, { onError: form.refuse })
      }
      words={{ failed: texts.failed, conflict: { text: texts.conflict } }}
      actions={
        <Row>
          <Button
            type="submit"
            size="small"
            busy={change.isPending}
            busyLabel={texts.saving}
            disabled={form.values.text.trim() === ''}
          >
            {texts.save}
          </Button>
          <Button variant="text" size="small" onClick={onDone}>
            {texts.cancel}
          </Button>
        </Row>
      }
    >
      <TextArea
        {...form.text('text')}
        label={texts.label}
        hideLabel
        rows={2}
        maxRows={10}
        maxLength={SHOWN_MOST.remark}
      />
    </Form>
  );
}
