import type { Objection } from '@naru/contract/areas/mileage/objections.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './objection.module.css';
import { objectionTexts } from './texts.ts';

/** Shows the decision with the answer of the office; nothing before. */
export function OutcomePart({ objection }: { readonly objection: Objection }) {
  const texts = useTexts(objectionTexts).outcome;
  const format = useFormat();
  const { status, correction, reason } = objection;
  if (reason === null) return null;
  const points = format.number(Math.abs(correction ?? 0));
  const upheld = correction === null ? texts.settled : correction > 0 ? texts.more(points) : texts.less(points);
  return (
    <Notice title={status === 'UPHELD' ? upheld : texts.dismissed}>
      <p className={styles.written}>{reason}</p>
    </Notice>
  );
}
