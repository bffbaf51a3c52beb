import type { DashboardPost } from '@naru/contract/areas/board-words.ts';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AppLink } from '../../navigation/app-link.tsx';
import { WidgetState } from './widget-state.tsx';
import styles from './dashboard.module.css';
import { dashboardTexts } from './texts.ts';
import { useDashboardPosts } from './use-dashboard-posts.ts';
import { Written } from '../../../ui/written.tsx';

/** The first notices, pinned ones on top, the unread ones marked. */
export function NoticesWidget() {
  const all = useTexts(dashboardTexts);
  const texts = all.notices;
  const query = useDashboardPosts(texts.label);
  if (!query.data) return <WidgetState query={query} title={texts.label} failed={texts.failed} />;
  const { noticePath, noticeList } = query.data;
  if (noticePath === null) return null;
  const isEmpty = noticeList.length === 0;
  const finding = noticeList.some((post) => !post.isRead) ? texts.unread : texts.read;
  return (
    <Section
      label={texts.label}
      title={isEmpty ? texts.none : finding}
      text={isEmpty ? texts.noneText : undefined}
      linkLabel={all.all}
      link={(slot) => <AppLink to={noticePath} {...slot} />}
    >
      {!isEmpty && (
        <ul className={styles.list}>
          {noticeList.map((post) => (
            <Row key={post.postId} post={post} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ post }: { readonly post: DashboardPost }) {
  const texts = useTexts(dashboardTexts);
  const format = useFormat();
  return (
    <li className={styles.notice}>
      <span className={styles.mark}>
        {post.isPinned ? <Icon of={IconPin} size={18} /> : !post.isRead && <span className={styles.dot} />}
      </span>
      <AppLink to={post.path} className={joinClasses(styles.title, !post.isRead && styles.unread)}>
        {post.isPinned && <span className="visually-hidden">{texts.pinned} </span>}
        {!post.isRead && <span className="visually-hidden">{texts.unread} </span>}
        <Written>{post.title}</Written>
      </AppLink>
      <span className={styles.beside}>
        {post.mustRead && !post.isRead && <Tag tone="accent">{texts.mustRead}</Tag>}
        <span>{format.day(post.publishFrom, { hasWeekday: false })}</span>
      </span>
    </li>
  );
}
