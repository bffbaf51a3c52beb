import { useEffect, useRef, useState } from 'react';

import { useLoginInfo } from '../../platform/session/use-session.ts';
import { draftKeyOf, dropDraft, readDraft, writeDraft } from './draft.ts';
import { type PageForm, type PageFormOptions, usePageForm } from './use-page-form.ts';

const REST_MS = 400;

export interface KeptFormOptions<Values, Field extends string> extends PageFormOptions<Values, Field> {
  /** Names the form among all forms. */
  readonly name: string;
  /** Passwords and files. */
  readonly leaveOut: readonly (keyof Values)[];
}

export interface KeptForm<Values, Field extends string> extends PageForm<Values, Field> {
  /** Whether the form began with what was written before. */
  readonly wasRestored: boolean;
  /** Forgets it: after sending, or to begin anew. */
  readonly drop: () => void;
}

/** A form that is kept in this window while it is written, and put back when it opens again. */
export function useKeptForm<Values extends object, Field extends string>({
  name,
  leaveOut,
  ...options
}: KeptFormOptions<Values, Field>): KeptForm<Values, Field> {
  const key = draftKeyOf(name, useLoginInfo()?.username ?? '');
  const [kept] = useState(() => readDraft(key, options.initial));
  const [wasRestored, setRestored] = useState(kept !== undefined);
  const form = usePageForm({ ...options, kept: 'NOWHERE' });
  const { values, set } = form;
  const { isUnsaved } = form.frame;
  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current) {
      isNew.current = false;
      if (kept) set(kept);
      return undefined;
    }
    if (!isUnsaved) {
      // Taken back by hand: nothing is left to come back to.
      dropDraft(key);
      return undefined;
    }
    const timer = setTimeout(() => writeDraft(key, values, leaveOut), REST_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when something is written; the rest stays the same
  }, [values, isUnsaved]);
  return {
    ...form,
    wasRestored,
    drop: () => {
      dropDraft(key);
      setRestored(false);
    },
  };
}
