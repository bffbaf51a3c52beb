import { paperShares, type SharedPaperRow } from '@naru/contract/areas/portfolio/share.ts';
import { useParams } from '@tanstack/react-router';

import { AccessDenied } from '../../../blocks/navigation/access-denied.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { StudentHeader } from '../../../blocks/student/student-header.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sharedResumeRoute } from './routes.ts';
import styles from './share.module.css';
import { paperShareTexts } from './texts.ts';

/** Lists the papers that a student shares with the reader. */
export function SharedPapersScreen() {
  const texts = useTexts(paperShareTexts).shared;
  const { stdntId = '' }: { stdntId?: string } = useParams({ strict: false });
  const query = useCall(
    paperShares.listShared,
    { params: { stdntId } },
    { label: texts.screen, staleTime: 0, alertMessage: null },
  );
  useScreenTitle(texts.screen);
  const home = (
    <ButtonLink variant="text" as={(slot) => <AppLink to="/dashboard" {...slot} />}>
      {texts.toHome}
    </ButtonLink>
  );
  if (query.error?.code === 'S403') return <AccessDenied menuId="PTF_RES" right="RR" />;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={home} />;
  if (!query.data) return <Skeleton count={6} />;
  const { student, paperList } = query.data;
  return (
    <>
      <StudentHeader student={{ ...student, studentNo: null }} here="PAPERS" />
      <Section title={texts.title} text={texts.purpose}>
        <ul className={styles.list} aria-label={texts.list}>
          {paperList.map((row) => (
            <PaperRow key={row.paperId} row={row} owner={stdntId} />
          ))}
        </ul>
      </Section>
    </>
  );
}

function PaperRow({ row, owner }: { readonly row: SharedPaperRow; readonly owner: string }) {
  const texts = useTexts(paperShareTexts).shared;
  const format = useFormat();
  const { paper, paperId: id, title, dueOn, changedAt, seenAt } = row;
  const when = (moment: string): string => format.relativeTime(moment, { time: 'always', inSentence: true });
  const to =
    paper === 'RESUME'
      ? addressOf(sharedResumeRoute, { params: { id, owner } })
      : `/portfolio/cl/detail/${id}/${owner}`;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <AppLink to={to}>{title}</AppLink>
        </p>
        <p className={styles.quiet}>
          {joinFacts([
            texts.kinds[paper],
            dueOn !== null && texts.due(format.day(dueOn)),
            texts.changed(when(changedAt)),
          ])}
        </p>
      </div>
      <p className={styles.quiet}>{seenAt === null ? texts.unseen : texts.seen(when(seenAt))}</p>
    </li>
  );
}
