import type { Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import { useState } from 'react';

import { FormFailure } from '../../../blocks/form/form-failure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChecksPart } from './checks-part.tsx';
import { groupFindings, ofWeight } from './findings.ts';
import styles from './publish.module.css';
import { publishTexts } from './texts.ts';
import { usePublish } from './use-publish.ts';

/** Publishes what was changed since: others see the earlier version until then. */
export function AgainPart({ of }: { readonly of: Publishing }) {
  const all = useTexts(publishTexts);
  const texts = all.publish;
  const [isAsking, setAsking] = useState(false);
  const { form, send, isSending } = usePublish(of);
  const isStopped = ofWeight(of.findingList, 'STOPS').length > 0;
  const asked = groupFindings(ofWeight(of.findingList, 'ASKS'));
  const publish = (keepsPersonalData: boolean): void => {
    setAsking(false);
    const { visibility, isIndexed, path } = of;
    send({ visibility, isIndexed, path: path ?? of.proposedPath, keepsPersonalData });
  };
  return (
    <div className={styles.again}>
      <Notice title={texts.changedTitle}>{texts.changedText}</Notice>
      <ChecksPart of={of} />
      <div>
        <Button
          variant="primary"
          size="large"
          busy={isSending}
          busyLabel={texts.sending}
          disabled={isStopped}
          disabledReason={isStopped ? texts.stopped : undefined}
          onClick={() => (asked.length > 0 ? setAsking(true) : publish(false))}
        >
          {texts.again}
        </Button>
      </div>
      {form.frame.problems.map(({ message }) => (
        <Notice key={message} tone="red" live="assertive">
          {message}
        </Notice>
      ))}
      <FormFailure frame={form.frame} words={{ failed: texts.failed, conflict: { text: texts.conflictText } }} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.keepTitle}
        keepLabel={texts.keepNo}
        confirmLabel={texts.again}
        onConfirm={() => publish(true)}
      >
        <p>{asked.flatMap((group) => group.texts).join(', ')}</p>
        <p>{all.checks.keepNote}</p>
      </ConfirmDialog>
    </div>
  );
}
