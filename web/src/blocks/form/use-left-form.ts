import { useContext, useEffect, useRef, useState } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { RuntimeContext } from '../../platform/session/runtime-context.ts';
import { showToast } from '../../ui/toast-store.ts';
import { dropLeft, keepLeft, type KeptWhere, type LeftPlace, readLeft } from './left-forms.ts';
import { formTexts } from './texts.ts';

interface LeftFormOf<Values> {
  /** Tells the forms of one page apart. */
  readonly form: string;
  readonly values: Values;
  readonly isUnsaved: boolean;
  readonly where: KeptWhere;
  /** Puts back what was typed. */
  readonly restore: (typed: Partial<Values>) => void;
}

const addressNow = (): string => window.location.pathname + window.location.search;

/** Keeps a form whose session ends elsewhere, and puts it back when the same person opens it again. */
export function useLeftForm<Values extends object>({
  form,
  values,
  isUnsaved,
  where,
  restore,
}: LeftFormOf<Values>): void {
  const texts = useTexts(formTexts);
  const runtime = useContext(RuntimeContext);
  // As the form opened: it names who writes, and is gone with the session.
  const [begun] = useState(() => ({ place: placeOf(), isShared: runtime?.session.store.read().isSharedPc ?? false }));
  const latest = useRef({ values, isUnsaved });
  const isRestored = useRef(false);
  useEffect(() => {
    latest.current = { values, isUnsaved };
  });
  useEffect(() => {
    const { place, isShared } = begun;
    if (!runtime || !place || where === 'NOWHERE') return undefined;
    const left = isRestored.current ? undefined : readLeft(place, latest.current.values);
    isRestored.current = true;
    if (left) {
      dropLeft(place);
      restore(left);
      showToast({ text: texts.leftRestored });
    }
    return runtime.session.onLost((reason) => {
      if (isShared || reason === 'idle' || !latest.current.isUnsaved) return;
      // It may have been a sign-out in another tab: then nothing of it is written down.
      const kept = reason === 'otherTab' ? 'PAGE' : where;
      keepLeft({ ...place, address: addressNow() }, latest.current.values, kept);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form that opens
  }, []);

  function placeOf(): LeftPlace | undefined {
    const username = runtime?.loginInfo.store.read()?.username;
    return username === undefined ? undefined : { username, address: addressNow(), form };
  }
}
