import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { IsoDate } from './date-text.ts';
import { parseDateText } from './date-text.ts';

export interface DateDraftOptions {
  readonly value: IsoDate | null;
  readonly today: IsoDate;
  readonly formatDate: (iso: IsoDate) => string;
  /** Gives the written text too, so that an empty field differs from an invalid one. */
  readonly onRead: (day: IsoDate | null, text: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Handles a day written as text: it is read when the field loses focus or on Enter, and shown in words otherwise. */
export function useDateDraft({ value, today, formatDate, onRead, onBlur }: DateDraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const [draftFor, setDraftFor] = useState(value);

  // A new day from outside replaces the written text.
  if (draftFor !== value) {
    setDraftFor(value);
    if (value !== null) setDraft(null);
  }

  function leave() {
    if (draft !== null) {
      const read = parseDateText(draft, today);
      onRead(read, draft.trim());
      // Invalid text stays, to be corrected.
      if (read !== null || draft.trim() === '') setDraft(null);
    }
    onBlur?.();
  }

  return {
    /** The text still in the field: after it was left, one that is no day. */
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
