import { message } from '@naru/contract/areas/counselling/overview/message.ts';
import { notification } from '@naru/contract/areas/notification.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { MeetingPanel } from '../../meeting/desk/meeting-panel.tsx';
import styles from './list-screen.module.css';
import { messageTexts } from './texts.ts';

const LIST = '/cnslt/professor/msg/list';

/** Shows one message with a link to its subject; opening it marks it as read. */
export function MessageDetailScreen() {
  const texts = useTexts(messageTexts);
  const format = useFormat();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(message.readMessage, { params: { id } }, { label: texts.title });
  const { mutate: markRead } = useCallMutation(notification.markRead, {
    alertMessage: null,
    alsoChanges: [message.pageMessages],
  });
  const found = query.data?.message;
  const isUnread = found?.isRead === false;
  useScreenTitle(texts.title);
  useEffect(() => {
    if (isUnread) markRead({ params: { id } });
    // Runs once, when it is loaded: every render makes the mutation anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isUnread, id]);
  const back = <ButtonLink as={(slot) => <AppLink to={LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.error?.code === '404') {
    return (
      <>
        <PageHeader title={texts.goneTitle} />
        <EmptyState title={texts.goneText} actions={back} />
      </>
    );
  }
  if (query.isError) {
    return <QueryError page title={texts.errorTitle} query={query} actions={back} />;
  }
  if (!found) return <Skeleton count={4} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LIST}>{texts.toList}</AppLink>}
        title={found.title}
        purpose={joinFacts([texts.types[found.naruAlarmTyCode], format.moment(found.createdAt)])}
      />
      {found.body !== '' && <p className={styles.body}>{found.body}</p>}
      {found.requestId === null ? (
        <ButtonLink variant="primary" as={(slot) => <AppLink to={found.link} {...slot} />}>
          {texts.open}
        </ButtonLink>
      ) : (
        <MeetingPanel id={found.requestId} isInPanel />
      )}
    </>
  );
}
