import type { PsychCase } from '@naru/contract/areas/counselling/psychological/desk-words.ts';
import { psychDesk } from '@naru/contract/areas/counselling/psychological/desk.ts';
import { useParams } from '@tanstack/react-router';

import { AttachmentList } from '../../../../blocks/file/attachment-list.tsx';
import { toUploadedFile } from '../../../../blocks/file/file-name.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../../blocks/navigation/read-failure.tsx';
import { useDiscreet } from '../../../../blocks/counselling/use-discreet.ts';
import { StudentHeader } from '../../../../blocks/student/student-header.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { StateChip } from '../../../../ui/state-chip.tsx';
import { CentreHandoverPart } from '../handover/centre-part.tsx';
import { PassedOnPart } from '../../referral/passed-on-part.tsx';
import { psychStudentTexts } from '../student/texts.ts';
import { CENTRE_LIST } from './addresses.ts';
import { CaseActions } from './case-actions.tsx';
import { CheckInPart } from './check-in-part.tsx';
import { STATE_KINDS } from './case-list-row.tsx';
import styles from './desk.module.css';
import { LevelMark } from './level-mark.tsx';
import { SessionPart } from './session-part.tsx';
import { psychDeskTexts } from './texts.ts';

const PHQ_MOST = '27';
const GAD_MOST = '21';

/** Y6: one case, for the counsellor to whom it is assigned and for managers. */
export function CentreCaseScreen() {
  const all = useTexts(psychDeskTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(psychDesk.readCase, { params: { id } }, { label: all.neutral, staleTime: 0 });
  useDiscreet(all.neutral);
  const back = <ButtonLink as={(slot) => <AppLink to={CENTRE_LIST} {...slot} />}>{all.detail.toList}</ButtonLink>;
  if (query.error?.code === '404' || (query.isError && !query.data))
    return <ReadFailure query={query} words={all.detail} back={back} />;
  if (!query.data) return <Skeleton count={10} />;
  return <Case key={id} psychCase={query.data.psychCase} />;
}

function Case({ psychCase }: { readonly psychCase: PsychCase }) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const format = useFormat();
  const { student, status, absentCount, intake } = psychCase;
  const isDanger = intake !== null && (intake.hasDangerItem || intake.isInDanger);
  return (
    <>
      <StudentHeader
        student={student}
        breadcrumb={<AppLink to={CENTRE_LIST}>{texts.toList}</AppLink>}
        title={texts.title(student.name)}
        chip={<StateChip kind={STATE_KINDS[status]}>{all.statuses[status]}</StateChip>}
        facts={texts.applied(format.relativeTime(psychCase.appliedAt, { time: 'always' }))}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          {psychCase.isOpening && <Notice tone="amber">{texts.opening}</Notice>}
          {psychCase.isWithdrawn && (
            <Notice tone="amber" title={texts.withdrawnTitle}>
              {psychCase.ending === null ? texts.withdrawnOpen : texts.withdrawnOver}
            </Notice>
          )}
          {isDanger && psychCase.ending === null && <Notice tone="red">{texts.danger}</Notice>}
          {absentCount >= 2 && psychCase.ending === null && (
            <Notice tone="amber">{texts.absent(format.number(absentCount))}</Notice>
          )}
          <CaseActions psychCase={psychCase} />
          <SessionPart psychCase={psychCase} />
          <PassedOnPart referralList={psychCase.referralList} />
          {!psychCase.isClosed && <CentreHandoverPart applicationId={psychCase.applicationId} />}
          {psychCase.checkInList.length > 0 && <CheckInPart checkInList={psychCase.checkInList} />}
          {intake !== null && <IntakePart psychCase={psychCase} intake={intake} />}
        </div>
        <aside className={styles.main}>
          <DefinitionList
            items={[
              { term: texts.level, value: <LevelMark level={psychCase.level} /> },
              { term: texts.counsellor, value: psychCase.counsellorName ?? texts.none },
              ...(psychCase.ending === null
                ? []
                : [{ term: texts.ending, value: texts.endings[psychCase.ending as 'AGREED'] }]), // one of the codes
            ]}
          />
          {psychCase.paper !== null && <PaperPart paper={psychCase.paper} />}
          {!psychCase.isClosed && <SupervisionPart psychCase={psychCase} />}
          <Section title={texts.historyTitle} size="small">
            <ol>
              {psychCase.historyList.toReversed().map(({ to, at, reason }) => (
                <li key={`${at} ${to}`} className={styles.session}>
                  <p>{all.statuses[to]}</p>
                  <p className={styles.meta}>{format.relativeTime(at, { time: 'always' })}</p>
                  {reason !== null && <p className={styles.text}>{reason}</p>}
                </li>
              ))}
            </ol>
          </Section>
        </aside>
      </div>
    </>
  );
}

function PaperPart({ paper }: { readonly paper: NonNullable<PsychCase['paper']> }) {
  const texts = useTexts(psychDeskTexts).detail;
  const format = useFormat();
  const { signedOn, version, fileList } = paper;
  return (
    <Section title={texts.paperTitle} size="small" text={texts.paperText(format.day(signedOn), format.number(version))}>
      {fileList.length === 0 ? (
        <p className={styles.meta}>{texts.paperClosed}</p>
      ) : (
        <AttachmentList files={fileList.map(toUploadedFile)} />
      )}
    </Section>
  );
}

function SupervisionPart({ psychCase }: { readonly psychCase: PsychCase }) {
  const texts = useTexts(psychDeskTexts).detail;
  const format = useFormat();
  return (
    <Section title={texts.supervisionTitle} size="small">
      {psychCase.supervisionList.length === 0 && <p className={styles.meta}>{texts.noSupervision}</p>}
      {psychCase.supervisionList.map((one) => (
        <div key={one.at} className={styles.session}>
          <p className={styles.text}>{one.note}</p>
          <p className={styles.meta}>{joinFacts([one.author, format.relativeTime(one.at, { time: 'always' })])}</p>
        </div>
      ))}
    </Section>
  );
}

interface IntakeProps {
  readonly psychCase: PsychCase;
  readonly intake: NonNullable<PsychCase['intake']>;
}

function IntakePart({ psychCase, intake }: IntakeProps) {
  const all = useTexts(psychDeskTexts);
  const texts = all.detail;
  const { form, detail } = useTexts(psychStudentTexts);
  const format = useFormat();
  const { preferences } = psychCase;
  const { timeList, channelList, gender } = preferences;
  const wish = [
    timeList.length === 0 ? detail.anyTime : format.list(timeList.map((time) => form.times[time])),
    channelList.length === 0 ? detail.anyChannel : format.list(channelList.map((one) => form.channels[one])),
    gender === 'ANY' ? '' : form.genders[gender],
  ];
  const score = (value: number, most: string, severity: keyof typeof all.severities): string =>
    texts.score(format.number(value), most, all.severities[severity]);
  const ninth = form.frequencies[intake.phqList.at(-1) ?? 0] ?? '';
  return (
    <Section title={texts.intakeTitle}>
      <div className={styles.stack}>
        <DefinitionList
          items={[
            { term: texts.wish, value: joinFacts(wish) },
            { term: texts.areas, value: format.list(intake.areaList.map((area) => form.areas[area])) || '-' },
            ...(intake.isScreened
              ? [
                  {
                    term: texts.phq,
                    value: joinFacts([score(intake.phq, PHQ_MOST, intake.phqSeverity), texts.ninth(ninth)]),
                  },
                  { term: texts.gad, value: score(intake.gad, GAD_MOST, intake.gadSeverity) },
                ]
              : [{ term: texts.phq, value: texts.notScreened }]),
          ]}
        />
        <div>
          <p className={styles.label}>{texts.written}</p>
          <p className={styles.text}>{intake.content === '' ? texts.nothingWritten : intake.content}</p>
        </div>
      </div>
    </Section>
  );
}
