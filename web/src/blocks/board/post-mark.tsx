import type { PostSummary } from '@naru/contract/areas/board-words.ts';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './post-mark.module.css';
import { boardTexts } from './texts.ts';

export interface PostMarkProps {
  readonly post: Pick<PostSummary, 'isPinned' | 'isRead' | 'canOpen'>;
}

/** A pin for what stands on top, else a dot for what was not read yet. */
export function PostMark({ post }: PostMarkProps) {
  const texts = useTexts(boardTexts).list;
  if (post.isPinned) {
    return (
      <span className={styles.pin}>
        <Icon of={IconPin} size={18} />
        <span className="visually-hidden">{texts.pinned}</span>
      </span>
    );
  }
  if (post.isRead || !post.canOpen) return null;
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">{texts.unread}</span>
    </span>
  );
}
