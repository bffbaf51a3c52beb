import type { CallOutput } from '@naru/contract/call.ts';
import { attendance, type AttendanceCount } from '@naru/contract/areas/learning/attendance.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { CloseButton } from './close-button.tsx';
import { CountPart } from './count-part.tsx';
import styles from './keep-screen.module.css';
import { SessionStrip } from './session-strip.tsx';
import { SheetPart } from './sheet-part.tsx';
import { attendanceTexts } from './texts.ts';
import { WaitingPart } from './waiting-part.tsx';
import { WallPart } from './wall-part.tsx';

const LinkSheet = loadOnUse(async () => (await withTexts(import('./link-sheet.tsx'))).LinkSheet);
const ImportSheet = loadOnUse(async () => (await withTexts(import('./import-sheet.tsx'))).ImportSheet);

const PROGRAMMES = { path: '/lrn/programme/list' } as const;
const COUNT_MS = 4000;
const HOUR_MS = 3_600_000;
type Read = CallOutput<typeof attendance.readSession>;
const NOBODY: AttendanceCount = {
  traineeCount: 0,
  presentCount: 0,
  lateCount: 0,
  absentCount: 0,
  excusedCount: 0,
  waitingCount: 0,
};

/** Returns in how many milliseconds it is worth asking again whether it can be closed; never longer than timers hold. */
function untilClosable({ session, canClose, closableFrom }: Read): number | undefined {
  if (session.closedAt !== null || canClose) return undefined;
  return Math.min(Math.max(Date.parse(closableFrom) - Date.now(), COUNT_MS), HOUR_MS);
}

/** Attendance of one session for who keeps it: the code for the wall, who has come, and the sheet. */
export function KeepScreen() {
  const texts = useTexts(attendanceTexts);
  const format = useFormat();
  const isPhone = useMediaQuery(phone);
  const { sessionId = '' }: { sessionId?: string } = useParams({ strict: false });
  const [tab, setTab] = useState<'wall' | 'sheet'>('wall');
  const [open, setOpen] = useState<'link' | 'import'>();
  const query = useCall(
    attendance.readSession,
    { params: { sessionId } },
    { againMs: (read) => read && untilClosable(read) },
  );
  const isClosed = query.data?.session.closedAt !== null;
  const counts = useCall(
    attendance.readCount,
    { params: { sessionId } },
    { enabled: query.data !== undefined, againMs: () => (isClosed ? undefined : COUNT_MS) },
  );
  useScreenTitle(query.data?.session.programmeNm ?? texts.keep.title);
  const back = <AppLink to={addressOf(PROGRAMMES)}>{texts.keep.back}</AppLink>;
  if (query.isPending) return <Skeleton shape="block" height={480} />;
  if (!query.data) return <ReadFailure query={query} words={texts.keep} back={back} />;

  const { session, version, sessionList, canMark, canClose, canReopen, canLink, closableFrom } = query.data;
  const { count = NOBODY, lastList = [], tickets } = counts.data ?? {};
  const number = format.number(session.number);
  const here = format.number(count.presentCount + count.lateCount);
  const wall = (
    <div className={styles.side}>
      <WallPart session={session} count={texts.count.short(here, format.number(count.traineeCount))} />
      <CountPart count={count} lastList={canMark && !isClosed ? lastList : undefined} tickets={tickets} />
    </div>
  );
  const againMs = isClosed ? undefined : COUNT_MS * 2;
  const sheet = (
    <div className={styles.main}>
      {count.waitingCount > 0 && <WaitingPart sessionId={sessionId} count={count.waitingCount} againMs={againMs} />}
      <SheetPart key={sessionId} sessionId={sessionId} canMark={canMark} isClosed={isClosed} againMs={againMs} />
    </div>
  );
  const when = `${format.day(session.beginsAt)} ${format.timeRange(session.beginsAt, session.endsAt)}`;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={addressOf(PROGRAMMES)}>{texts.keep.up}</AppLink>}
        title={texts.keep.heading(session.programmeNm, number)}
        chip={isClosed ? <StateChip kind="ended">{texts.keep.closedChip}</StateChip> : undefined}
        purpose={texts.keep.purpose(when, session.place)}
        menu={
          <Menu
            label={texts.keep.more}
            align="end"
            trigger={(props) => <IconButton icon={IconDots} label={texts.keep.more} {...props} />}
            entries={[
              { id: 'import', label: texts.keep.importFile, icon: IconFileUpload, onSelect: () => setOpen('import') },
              ...(canLink
                ? [{ id: 'link', label: texts.keep.link, icon: IconLink, onSelect: () => setOpen('link') }]
                : []),
            ]}
          />
        }
        actions={
          <CloseButton
            sessionId={sessionId}
            version={version}
            number={number}
            openCount={openOf(count)}
            from={isClosed || canClose ? undefined : closableFrom}
            can={canClose ? 'close' : canReopen ? 'reopen' : undefined}
          />
        }
      />
      {sessionList.length > 1 && <SessionStrip sessions={sessionList} current={sessionId} />}
      {isPhone ? (
        <Tabs
          label={texts.keep.views}
          items={[
            { id: 'wall', label: texts.keep.wallView },
            { id: 'sheet', label: texts.keep.sheetView, count: format.number(count.traineeCount) },
          ]}
          value={tab}
          onValueChange={setTab}
        >
          {tab === 'wall' ? wall : sheet}
        </Tabs>
      ) : (
        <div className={styles.columns}>
          {wall}
          {sheet}
        </div>
      )}
      {open === 'link' && <LinkSheet sessionId={sessionId} onClose={() => setOpen(undefined)} />}
      {open === 'import' && <ImportSheet sessionId={sessionId} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const openOf = (count: AttendanceCount): number =>
  count.traineeCount -
  count.presentCount -
  count.lateCount -
  count.absentCount -
  count.excusedCount -
  count.waitingCount;
