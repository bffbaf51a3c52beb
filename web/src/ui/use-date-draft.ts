import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { IsoDate } from './date-text.ts';
import { parseDateText } from './date-text.ts';

export interface DateDraftOptions {
  readonly value: IsoDate | null;
  readonly today: IsoDate;
  readonly formatDate: (iso: IsoDate) => string;
  /** With what was written, so that nothing can be told from nonsense. */
  readonly onRead: (day: IsoDate | null, text: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** A day that is written as text: read when the field is left or Enter is pressed, shown in words otherwise. */
export function useDateDraft({ value, today, formatDate, onRead, onBlur }: DateDraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [draftFor, setDraftFor] = useState(value);

  // A day that comes from outside replaces what was written.
  if (draftFor !== value) {
    setDraftFor(value);
    if (value !== null) setDraft(null);
  }

  function leave() {
    if (draft !== null) {
      const read = parseDateText(draft, today);
      onRead(read, draft.trim());
      // Nonsense stays, so that it can be mended.
      if (read !== null || draft.trim() === '') setDraft(null);
    }
    onBlur?.();
  }

  return {
    /** What is still written there: once the field was left, something that is no day. */
    unread: draft?.trim() || null,
    drop: () => setDraft(null),
    inputProps: {
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      value: draft ?? (value === null ? '' : formatDate(value)),
      onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
      },
    },
  } as const;
}
