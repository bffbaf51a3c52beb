import type { PostSummary } from '@naru/contract/areas/board-words.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import styles from './post-title.module.css';
import { boardTexts } from './texts.ts';
import { Written } from '../../ui/written.tsx';

export interface PostTitleProps {
  readonly post: PostSummary;
  readonly to: string;
}

/** The title with what hangs on the post; unread by its weight. */
export function PostTitle({ post, to }: PostTitleProps) {
  const all = useTexts(boardTexts);
  const texts = all.list;
  const format = useFormat();
  return (
    <span className={styles.line}>
      {post.canOpen ? (
        <AppLink to={to} className={post.isRead ? styles.read : styles.unread}>
          <Written>{post.title}</Written>
        </AppLink>
      ) : (
        <span className={styles.closed}>
          <Written>{post.title}</Written>
        </span>
      )}
      {post.isNew && <span className={styles.fresh}>{texts.fresh}</span>}
      {post.isSecret && (
        <span className={styles.meta}>
          <Icon of={IconLock} size={16} />
          <span className="visually-hidden">{texts.secret}</span>
        </span>
      )}
      {post.mustRead && <Tag tone="accent">{texts.mustRead}</Tag>}
      {post.answerStatus !== null && (
        <Tag tone={post.answerStatus === 'ANSWERED' ? 'accent' : 'neutral'}>
          {post.answerStatus === 'ANSWERED' ? texts.answered : texts.waiting}
        </Tag>
      )}
      {post.status !== 'LIVE' && <Tag tone="neutral">{all.status[post.status]}</Tag>}
      {post.fileCount > 0 && (
        <span className={styles.meta}>
          <Icon of={IconPaperclip} size={16} />
          <span aria-hidden>{format.number(post.fileCount)}</span>
          <span className="visually-hidden">{texts.files(format.number(post.fileCount))}</span>
        </span>
      )}
      {post.commentCount > 0 && (
        <span className={styles.meta}>
          <Icon of={IconMessage} size={16} />
          <span aria-hidden>{format.number(post.commentCount)}</span>
          <span className="visually-hidden">{texts.comments(format.number(post.commentCount))}</span>
        </span>
      )}
    </span>
  );
}
