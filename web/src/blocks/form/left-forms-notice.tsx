import { useEffect } from 'react';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useRuntime } from '../../platform/session/runtime-context.ts';
import { showToast } from '../../ui/toast-store.ts';
import { forgetLeft, hasLeft } from './left-forms.ts';
import { formTexts } from './texts.ts';

/** Time for the page to come, and with it its forms. */
const OPENED_MS = 4_000;

/** Says after a sign-in that a form in a dialog waits for what was typed, and forgets it with a sign-out. */
export function LeftFormsNotice(): null {
  const { session, loginInfo } = useRuntime();
  const { leftWaiting } = useTexts(formTexts);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLost = false;
    const stops = [
      session.onLost((reason) => {
        isLost = reason !== 'idle';
      }),
      loginInfo.onLoginChange(({ username }) => {
        clearTimeout(timer);
        if (username === undefined) {
          // Why it ended is told right after that it did.
          queueMicrotask(() => {
            if (!isLost) forgetLeft();
          });
          return;
        }
        isLost = false;
        forgetLeft(username);
        timer = setTimeout(() => {
          if (hasLeft(username, window.location.pathname + window.location.search)) showToast({ text: leftWaiting });
        }, OPENED_MS);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [session, loginInfo, leftWaiting]);
  return null;
}
