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

/** What was asked less long ago is not asked again. */
const FRESH_MS = 30_000;

/** How many notifications are unread, and the way to them. */
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
 * Asks again when the person goes to another screen or comes back to the window. Never by a clock: on a shared PC that
 * would keep a session alive that nobody uses.
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
