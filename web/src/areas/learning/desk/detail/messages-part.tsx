import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import { useState } from 'react';

import { QueryError } from '../../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from './detail.module.css';
import { peopleOf } from './people.ts';
import { detailTexts } from './texts.ts';

const MessageDialog = loadOnUse(async () => (await withTexts(import('./message-dialog.tsx'))).MessageDialog);

/** Messages that were sent to applicants, the latest first. */
export function MessagesPart({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const texts = useTexts(detailTexts).messages;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const query = useCall(applicantDesk.listMessages, { params: { id: programme.programmeId } }, { label: texts.title });
  if (query.isError) return <QueryError title={texts.errorTitle} query={query} />;
  if (!query.data) return <Skeleton count={4} />;
  const { messageList } = query.data;
  const canWrite = programme.canEdit && peopleOf(programme) > 0;
  return (
    <div>
      {messageList.length === 0 && (
        <EmptyState title={texts.empty} headingLevel={2}>
          {texts.emptyText}
        </EmptyState>
      )}
      {messageList.map(({ messageId, title, content, status, sentAt, sentByNm, toldCount }) => (
        <article key={messageId} className={styles.message}>
          <b>{title}</b>
          <p className={styles.written}>{content}</p>
          <span className={styles.meta}>
            {joinFacts([
              texts.sent({ to: texts.toOf[status], count: format.number(toldCount) }),
              sentByNm,
              format.relativeTime(sentAt, { time: 'always' }),
            ])}
          </span>
        </article>
      ))}
      {canWrite && (
        <div className={styles.under}>
          <Button onClick={() => setOpen(true)}>{texts.title}</Button>
        </div>
      )}
      {isOpen && <MessageDialog programme={programme} onClose={() => setOpen(false)} />}
    </div>
  );
}
