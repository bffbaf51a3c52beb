import type { DashboardPost } from '@naru/contract/areas/board-words.ts';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Section } from '../../../ui/section.tsx';
import { AppLink } from '../../navigation/app-link.tsx';
import { WidgetState } from './widget-state.tsx';
import styles from './dashboard.module.css';
import { dashboardTexts } from './texts.ts';
import { useDashboardPosts } from './use-dashboard-posts.ts';
import { Written } from '../../../ui/written.tsx';

const WEEK_DAYS = 7;
/** Where so many come that there may be more, none are counted. */
const MOST_COUNTED = 5;
/** Amber from here on, as things to do are. */
const SOON_DAYS = 3;

/** Lists the next deadlines among the posts for the person, the nearest first. */
export function DeadlinesWidget() {
  const texts = useTexts(dashboardTexts).deadlines;
  const format = useFormat();
  const query = useDashboardPosts(texts.label);
  if (!query.data) return <WidgetState query={query} title={texts.label} failed={texts.failed} />;
  const { noticePath, deadlineList } = query.data;
  const isEmpty = deadlineList.length === 0;
  if (isEmpty && noticePath === null) return null;
  const soon = deadlineList.filter((post) => (format.daysUntil(post.deadlineAt) ?? Infinity) <= WEEK_DAYS).length;
  const count = soon >= MOST_COUNTED ? texts.many : texts.soon(format.number(soon));
  const finding = soon > 0 ? count : texts.later;
  return (
    <Section label={texts.label} title={isEmpty ? texts.none : finding} text={isEmpty ? texts.noneText : undefined}>
      {!isEmpty && (
        <ul className={joinClasses(styles.list, styles.deadlines)}>
          {deadlineList.map((post) => (
            <Row key={post.postId} post={post} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ post }: { readonly post: DashboardPost }) {
  const format = useFormat();
  const isSoon = (format.daysUntil(post.deadlineAt) ?? Infinity) <= SOON_DAYS;
  return (
    <li className={styles.deadline}>
      <span className={joinClasses(styles.due, isSoon && styles.soon)}>
        {isSoon && <Icon of={IconClock} size={16} />}
        {format.remaining(post.deadlineAt)}
      </span>
      <AppLink to={post.path} className={styles.title}>
        <Written>{post.title}</Written>
      </AppLink>
      <span className={styles.beside}>{format.day(post.deadlineAt)}</span>
    </li>
  );
}
