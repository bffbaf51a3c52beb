import { notification, type Notification } from '@naru/contract/areas/notification.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import styles from './list-screen.module.css';
import { notificationTexts } from './texts.ts';

/** One notification: pressing it notes that it was read, and leads to where it happened. */
export function NotificationRow({ row }: { readonly row: Notification }) {
  const texts = useTexts(notificationTexts).list;
  const format = useFormat();
  // Whether it was noted is no matter on the way to the screen: no alert, the count shows it.
  const read = useCallMutation(notification.markRead, { alertMessage: null });
  const isUnread = row.readAt === null;
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <AppLink
        to={row.link}
        className={styles.link}
        onClick={() => {
          if (isUnread) read.mutate({ params: { id: row.notificationId } });
        }}
      >
        {isUnread && <span className="visually-hidden">{texts.isUnread} </span>}
        <b>{row.title}</b>
        {row.body && <span className={styles.body}>{row.body}</span>}
      </AppLink>
      <time dateTime={row.createdAt} className={styles.time}>
        {format.relativeTime(row.createdAt, { time: 'always' })}
      </time>
    </li>
  );
}
