import { useEffect, useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useWaitingCalls } from '../../../platform/http/waiting-calls.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { announcementTexts } from './texts.ts';
import styles from './waiting-notice.module.css';

/** A call that waits for its next try shows that it waits, and can be hurried or ended (docs/specification.md §7). */
export function WaitingNotice() {
  const calls = useWaitingCalls();
  if (calls.length === 0) return null;
  return <Waiting calls={calls} />;
}

function Waiting({ calls }: { readonly calls: ReturnType<typeof useWaitingCalls> }) {
  const texts = useTexts(announcementTexts);
  const format = useFormat();
  const now = useEverySecond();
  const nextAt = Math.min(...calls.map((call) => call.nextAt));
  const seconds = Math.max(0, Math.ceil((nextAt - now) / 1000));
  const label = calls.find((call) => call.label !== undefined)?.label;
  return (
    <div className={styles.place}>
      <Notice
        tone="offline"
        live="polite"
        title={label ?? texts.waiting.title}
        action={
          <span className={styles.actions}>
            <Button size="small" onClick={() => calls.forEach((call) => call.retryNow())}>
              {texts.waiting.now}
            </Button>
            <Button size="small" variant="text" onClick={() => calls.forEach((call) => call.stop())}>
              {texts.waiting.stop}
            </Button>
          </span>
        }
      >
        {texts.waiting.text(format.number(seconds))}
      </Notice>
    </div>
  );
}

function useEverySecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
