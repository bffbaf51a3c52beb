import { notification } from '@naru/contract/areas/notification.ts';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { callKeyOf } from '../../platform/query/call-key.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import styles from './notification-bell.module.css';
import { notificationTexts } from './texts.ts';

/** A count younger than this is not read again. */
const FRESH_MS = 30_000;

/** Shows the number of unread notifications, and links to them. */
export function NotificationBell() {
  const texts = useTexts(notificationTexts);
  const format = useFormat();
  const { data } = useCall(notification.countUnread, {}, { staleTime: FRESH_MS });
  useFreshCount();
  const count =
    data && data.unreadCount > 0 ? `${format.number(data.unreadCount)}${data.unreadIsBound ? '+' : ''}` : '';
  return (
    <AppLink
      to="/session/notification/list"
      className={styles.bell}
      aria-label={count ? texts.unread(count) : texts.bell}
    >
      <Icon of={IconBell} size={20} />
      {count && <span className={styles.count}>{count}</span>}
    </AppLink>
  );
}

/**
 * Reads the count again when the person opens another screen or returns to the window. Never by a timer: on a shared PC
 * that would keep an unused session alive.
 */
function useFreshCount(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') return;
      void queryClient.refetchQueries({ queryKey: callKeyOf(notification.countUnread, {}), stale: true });
    };
    const stopListening = router.subscribe('onResolved', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [router, queryClient]);
}
