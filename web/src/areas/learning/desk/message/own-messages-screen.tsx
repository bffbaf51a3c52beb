import { programmeMessages } from '@naru/contract/areas/learning/desk/applicants.ts';
import { PROGRAMME_PLACES } from '@naru/contract/areas/learning/words.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from '../detail/detail.module.css';
import { ownMessageTexts } from './texts.ts';

/** Messages of the organisers of a programme to the person. */
export function OwnMessagesScreen() {
  const texts = useTexts(ownMessageTexts);
  const format = useFormat();
  const { programmeId = '' }: { programmeId?: string } = useParams({ strict: false });
  const query = useCall(programmeMessages.listOwnMessages, { params: { programmeId } }, { label: texts.title });
  const programme = query.data?.programme ?? null;
  useScreenTitle(texts.title);
  const list = query.data?.messageList ?? [];
  return (
    <>
      <PageHeader
        title={programme?.name ?? texts.title}
        purpose={programme ? texts.purpose : undefined}
        actions={
          programme && (
            <ButtonLink
              as={(slot) => (
                <AppLink to={`${PROGRAMME_PLACES[programme.typeCode].path}/detail/${programmeId}`} {...slot} />
              )}
            >
              {texts.toProgramme}
            </ButtonLink>
          )
        }
      />
      {query.isError && <QueryError title={texts.errorTitle} query={query} />}
      {query.isPending && <Skeleton count={4} />}
      {query.isSuccess && list.length === 0 && <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>}
      {list.map(({ messageId, title, content, sentAt }) => (
        <article key={messageId} className={styles.message}>
          <b>{title}</b>
          <p className={styles.written}>{content}</p>
          <span className={styles.meta}>{format.relativeTime(sentAt, { time: 'always' })}</span>
        </article>
      ))}
    </>
  );
}
