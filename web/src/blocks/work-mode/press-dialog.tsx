import { useState } from 'react';

import { NeedsDialog } from '../workflow/needs-dialog.tsx';
import { useFormat } from '../../platform/format/use-format.ts';
import type { PressQuestion, WorkMode } from './use-work-mode.ts';

interface PressDialogProps {
  readonly work: WorkMode;
  readonly question: PressQuestion;
}

/** Asks for what an action needs, once for all rows. */
export function PressDialog({ work, question }: PressDialogProps) {
  const { words, steps, ask, send, isSending } = work;
  const { action, rows } = question;
  const format = useFormat();
  // The list may be read again meanwhile; what was asked stays.
  const [step] = useState(() => steps.find((one) => one.action === action));
  const spoken = words[action];
  if (!step || !spoken) return null;
  const count = format.number(rows.length);
  const { label, title, many, text, ...rest } = spoken;
  return (
    <NeedsDialog
      step={step}
      words={{
        ...rest,
        label,
        title: title?.(count) ?? label,
        text,
        confirm: rows.length > 1 ? many(count) : label,
      }}
      keptAs={`${action} ${rows[0]?.id ?? ''}`}
      isSending={isSending}
      onSend={(values, refuse) => send(question, values, refuse)}
      onClose={() => ask(undefined)}
    />
  );
}
