import type { PostSummary } from '@naru/contract/areas/board-words.ts';

import { useFormat } from '../../platform/format/use-format.ts';
import { phone, useMediaQuery } from '../../ui/use-media-query.ts';
import { PostDue } from './post-due.tsx';
import styles from './post-due.module.css';

export interface PostDatesProps {
  readonly post: Pick<PostSummary, 'publishFrom' | 'deadlineAt'>;
}

/** When it was published; on a phone, where the column of deadlines is left out, with its deadline. */
export function PostDates({ post }: PostDatesProps) {
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const published = format.relativeTime(post.publishFrom, { time: 'never' });
  if (!isPhone || post.deadlineAt === null) return published;
  return (
    <span className={styles.dates}>
      <span>{published}</span>
      <PostDue at={post.deadlineAt} />
    </span>
  );
}
