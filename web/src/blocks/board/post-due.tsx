import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { phone, useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './post-due.module.css';
import { boardTexts } from './texts.ts';

export interface PostDueProps {
  readonly at: string | null;
}

/** Amber within a week; what is over says nothing loud. */
const SOON_DAYS = 7;

/** Until when something is due. */
export function PostDue({ at }: PostDueProps) {
  const texts = useTexts(boardTexts).list;
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  if (at === null) return null;
  const days = format.daysUntil(at) ?? -1;
  const isSoon = days >= 0 && days <= SOON_DAYS;
  const date = format.day(at);
  return <span className={isSoon ? styles.soon : styles.due}>{isPhone ? texts.dueOf(date) : date}</span>;
}
