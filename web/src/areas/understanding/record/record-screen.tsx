import { understanding } from '@naru/contract/areas/understanding.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { AccessDenied } from '../../../blocks/navigation/access-denied.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { StudentHeader } from '../../../blocks/student/student-header.tsx';
import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { RegisterStatus } from '../../../blocks/student/register-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useLoginInfo, useMemberInfo } from '../../../platform/session/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { CourseParts } from './course-parts.tsx';
import { readPlace, TABS, writePlace, type Tab } from './record-address.ts';
import styles from './record-screen.module.css';
import { ResultSheet } from './result-sheet.tsx';
import { StandingFacts } from './standing-facts.tsx';
import { TermPart } from './term-part.tsx';
import { recordTexts } from './texts.ts';

const LIST = '/anals/stdntinfo/list';
const LIST_MENU = 'ANL_STDNT';
/** Completions and certificates, where the record is the person's own. */
const CERTIFICATES = '/lrn/certificate/list';

/** Shows one student: their standing, terms, and courses with results. */
export function RecordScreen() {
  const texts = useTexts(recordTexts);
  const navigate = useNavigate();
  const { stdntId, tab, courseId } = readPlace(useParams({ strict: false }));
  const query = useCall(
    understanding.readStudent,
    { params: { stdntId } },
    { label: texts.title, enabled: tab !== undefined },
  );
  const { wordOf: statusName } = useEnumeration('schoolRegister');
  const lists = useLoginInfo()?.privilegeList.some((held) => held.menuId === LIST_MENU && held.resourceCd === 'R');
  const isOwn = useMemberInfo()?.member.stdntId === stdntId;
  const student = query.data?.student;
  useScreenTitle(texts.title);
  const go = (to: string): void => void navigate({ to, replace: true, resetScroll: false });

  if (tab === undefined || query.error?.code === '404') {
    return <EmptyState title={texts.goneTitle}>{texts.goneText}</EmptyState>;
  }
  if (query.error?.code === 'S403') return <AccessDenied menuId={LIST_MENU} right="RR" />;
  if (query.isError) {
    return <QueryError title={texts.errorTitle} query={query} />;
  }
  if (!student) return <Skeleton count={10} />;

  const { standing } = student;
  const courses = <CourseParts student={student} onOpen={(id) => go(writePlace(stdntId, 'course', id))} />;
  return (
    <>
      <StudentHeader
        student={student}
        here="RECORD"
        breadcrumb={lists === true && <AppLink to={LIST}>{texts.back}</AppLink>}
        chip={<RegisterStatus status={student.registerStatus}>{statusName(student.registerStatus)}</RegisterStatus>}
      />
      {standing === null ? (
        <>
          <div className={styles.only}>
            <Notice tone="info">{texts.onlyCourse}</Notice>
          </div>
          {courses}
        </>
      ) : (
        <>
          <StandingFacts standing={standing} />
          {isOwn && (
            <p className={styles.only}>
              <AppLink to={CERTIFICATES}>{texts.certificates}</AppLink>
            </p>
          )}
          {/* Without past terms there is nothing to choose between. */}
          {standing.termList.length === 0 ? (
            courses
          ) : (
            <Tabs<Tab>
              label={texts.tabs}
              items={TABS.map((id) => ({ id, label: { schulwrk: texts.terms, course: texts.courses }[id] }))}
              value={tab}
              onValueChange={(id) => go(writePlace(stdntId, id))}
            >
              {tab === 'schulwrk' ? <TermPart terms={standing.termList} statusName={statusName} /> : courses}
            </Tabs>
          )}
        </>
      )}
      <ResultSheet student={student} courseId={courseId} onClose={() => go(writePlace(stdntId, 'course'))} />
    </>
  );
}
