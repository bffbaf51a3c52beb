import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RowLink } from '../list/row-link.tsx';
import { workTexts } from './texts.ts';
import type { WorkMode } from './use-work-mode.ts';
import styles from './work-mode.module.css';

interface FailedNoticeProps {
  readonly work: Pick<WorkMode, 'failedElsewhere' | 'dismiss'>;
  readonly onOpen: (id: string) => void;
}

/** Above the list: what failed at records that this page does not show, until it is dealt with or dismissed. */
export function FailedNotice({ work, onOpen }: FailedNoticeProps) {
  const { failedElsewhere, dismiss } = work;
  const texts = useTexts(workTexts);
  const format = useFormat();
  if (failedElsewhere.length === 0) return null;
  return (
    <div className={styles.elsewhere}>
      <Notice
        tone="red"
        live="polite"
        title={texts.failedElsewhere(format.number(failedElsewhere.length))}
        action={
          <Button size="small" onClick={() => dismiss(failedElsewhere.map(({ id }) => id))}>
            {texts.dismiss}
          </Button>
        }
      >
        <ul>
          {failedElsewhere.map(({ id, rowNm, failedReason }) => (
            <li key={id}>
              {rowNm === '' ? (
                texts.unnamed
              ) : (
                <RowLink id={id} onOpen={onOpen}>
                  {rowNm}
                </RowLink>
              )}{' '}
              {failedReason}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
