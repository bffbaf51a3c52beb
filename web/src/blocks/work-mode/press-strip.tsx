import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { workTexts } from './texts.ts';
import { secondsUntil, useSeconds } from './use-seconds.ts';
import type { WorkMode } from './use-work-mode.ts';
import styles from './work-mode.module.css';

/** The last press of one's own while it can be taken back. */
export function PressStrip({ work }: { readonly work: WorkMode }) {
  const { last, words, takeBack } = work;
  const texts = useTexts(workTexts);
  const format = useFormat();
  const now = useSeconds(last !== undefined);
  const seconds = last ? secondsUntil(last.until, now) : 0;
  const what = last && words[last.action]?.waiting(format.number(last.count));
  return (
    <div className={styles.strip} data-empty={last === undefined || undefined}>
      {/* Always there, so that screen readers hear its changes; the seconds would be heard one by one. */}
      <output className={last ? styles.what : 'visually-hidden'}>{what !== undefined && texts.soon(what)}</output>
      {last && (
        <>
          <span className={styles.seconds} aria-hidden>
            {seconds > 0 ? texts.seconds(format.number(seconds)) : texts.now}
          </span>
          {seconds > 0 && (
            <Button size="small" onClick={() => takeBack(last)}>
              {texts.undo}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
