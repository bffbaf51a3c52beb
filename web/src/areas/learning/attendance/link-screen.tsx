import { attendance } from '@naru/contract/areas/learning/attendance.ts';
import { FAILURE } from '@naru/contract/envelope.ts';
import { useState } from 'react';

import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CodeBoard } from './code-board.tsx';
import styles from './link-screen.module.css';
import { attendanceTexts } from './texts.ts';
import { useMoment } from './use-moment.ts';

const COUNT_MS = 5000;

/** An outside lecturer’s page: the code of one session, how many have come, and nothing of people. */
export function LinkScreen() {
  const texts = useTexts(attendanceTexts);
  const say = texts.outside;
  const format = useFormat();
  const moment = useMoment();
  // It stays in the address: the lecturer opens the same link again.
  const [token] = useState(() => window.location.hash.slice(1));
  const query = useCall(
    attendance.readLink,
    { body: { token } },
    { enabled: token !== '', againMs: (link) => (link === undefined ? undefined : COUNT_MS) },
  );
  useScreenTitle(say.title);
  const link = query.data;
  if (token === '') return <Gone>{say.noTokenText}</Gone>;
  if (query.error?.code === FAILURE.notFound.code) return <Gone>{say.goneText}</Gone>;
  if (query.isPending) return <Skeleton shape="block" height={480} />;
  if (!link) return <QueryError page title={say.errorTitle} query={query} />;
  const [number, here, all] = [link.number, link.attendedCount, link.traineeCount].map((one) => format.number(one));
  const count = say.count(here ?? '', all ?? '');
  const when = `${format.day(link.beginsAt)} ${format.timeRange(link.beginsAt, link.endsAt)}`;
  const ofAll = say.session(number ?? '', format.number(link.sessionCount));
  const isEarly = moment < Date.parse(link.opensAt);
  const isOver = link.key === null || moment > Date.parse(link.countsUntil);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{link.programmeNm}</h1>
        <p>{texts.keep.purpose(`${ofAll} · ${when}`, link.place)}</p>
      </header>
      {isEarly && (
        <EmptyState title={texts.code.notYet(format.moment(link.opensAt))}>{texts.code.notYetText}</EmptyState>
      )}
      {!isEarly && isOver && (
        <EmptyState title={link.closedAt === null ? texts.code.over : texts.code.closed}>{say.private}</EmptyState>
      )}
      {!isEarly && !isOver && (
        <CodeBoard
          wallKey={{ key: link.key ?? '', now: link.now, readAt: query.dataUpdatedAt }}
          address={link.address}
          title={link.programmeNm}
          count={count}
        />
      )}
      <ProgressBar label={say.bar} value={link.attendedCount} max={link.traineeCount} valueText={count} size="large" />
      <p className={styles.note}>{say.private}</p>
    </div>
  );
}

function Gone({ children }: { readonly children: string }) {
  const say = useTexts(attendanceTexts).outside;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say.title}</h1>
      </header>
      <EmptyState title={say.goneTitle}>{children}</EmptyState>
    </div>
  );
}
