import { notification } from '@naru/contract/areas/notification.ts';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';

import { ListRows } from '../../../blocks/list/list-rows.tsx';
import { defineList } from '../../../blocks/list/list-state.ts';
import { usePageCall } from '../../../blocks/list/use-list-call.ts';
import { type ListOf, useListState } from '../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './list-screen.module.css';
import { NotificationRow } from './notification-row.tsx';
import { notificationTexts } from './texts.ts';

const SHAPE = defineList({ filters: { unread: { oneOf: ['Y'] } }, sorts: [] });

/** Lists notifications, the newest first; each leads to its screen. */
export function NotificationListScreen() {
  const texts = useTexts(notificationTexts).list;
  const list = useListState(SHAPE);
  useScreenTitle(texts.title);
  const isUnreadOnly = list.filters.unread === 'Y';
  const query = usePageCall(
    list,
    notification.pageNotifications,
    { unreadAt: isUnreadOnly ? 'Y' : undefined },
    texts.title,
  );
  const readAll = useCallMutation(notification.markAllRead, {
    onSuccess: () => showToast({ text: texts.allRead, tone: 'done' }),
  });
  const page = query.data?.notificationPage;
  const rows = page?.content ?? [];
  const [newest] = rows;
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        chip={
          <AppLink to="/session/notification/form" className={styles.settings} aria-label={texts.settings}>
            <Icon of={IconSettings} size={20} />
          </AppLink>
        }
      />
      <div className={styles.bar}>
        <SegmentedControl
          label={texts.show}
          hideLabel
          value={isUnreadOnly ? 'unread' : 'all'}
          options={[
            { value: 'all', label: texts.all },
            { value: 'unread', label: texts.unread },
          ]}
          onValueChange={(value) => list.setFilter('unread', value === 'unread' ? 'Y' : '')}
        />
        {newest && list.page === 1 && rows.some((row) => row.readAt === null) && (
          <Button
            variant="text"
            busy={readAll.isPending}
            busyLabel={texts.readAll}
            onClick={() => readAll.mutate({ body: { upTo: newest.notificationId } })}
          >
            {texts.readAll}
          </Button>
        )}
      </div>
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        lines={6}
        className={styles.list}
        empty={<NothingThere list={list} isUnreadOnly={isUnreadOnly} />}
      >
        {(row) => <NotificationRow key={row.notificationId} row={row} />}
      </ListRows>
    </div>
  );
}

interface NothingThereProps {
  readonly list: ListOf<typeof SHAPE>;
  readonly isUnreadOnly: boolean;
}

function NothingThere({ list, isUnreadOnly }: NothingThereProps) {
  const texts = useTexts(notificationTexts).list;
  if (isUnreadOnly) {
    return (
      <EmptyState
        icon={IconBell}
        title={texts.noneUnreadTitle}
        actions={<Button onClick={list.clearFilters}>{texts.showAll}</Button>}
      >
        {texts.noneUnreadText}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconBell} title={texts.emptyTitle}>
      {texts.emptyText}
    </EmptyState>
  );
}
