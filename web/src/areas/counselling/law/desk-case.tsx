import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import type { LawDeskCase } from '@naru/contract/areas/counselling/law/desk.ts';
import type { StepView } from '@naru/contract/shared/workflow.ts';

import { CalendarButton } from '../../../blocks/counselling/calendar-button.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { StudentHeader } from '../../../blocks/student/student-header.tsx';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DeskActions } from './desk-actions.tsx';
import { LawFactsPart } from './law-facts.tsx';
import { LawHistory } from './law-history.tsx';
import styles from './law.module.css';
import { lawDeskTexts } from './desk-texts.ts';
import { lawTexts } from './texts.ts';
import { STATE_KINDS, useLawWords } from './use-law-words.ts';

export interface DeskCasePartsProps {
  readonly lawCase: LawDeskCase;
}

/** One case with everything that is in it, and what can be done about it now. */
export function DeskCaseParts({ lawCase }: DeskCasePartsProps) {
  const all = useTexts(lawTexts);
  const texts = useTexts(lawDeskTexts);
  const format = useFormat();
  const { types, nextOf } = useLawWords();
  const { student, status, assigneeList, conflictList, note, opinionList, deadlineOn, destroyOn } = lawCase;
  const next = nextOf(lawCase, 'counsellor');
  return (
    <div className={styles.main}>
      <div className={styles.stack}>
        <div>
          <StudentHeader
            isInPanel
            student={student}
            chip={<StateChip kind={STATE_KINDS[status]}>{all.states[status]}</StateChip>}
          />
          {next !== undefined && (
            <p className={joinClasses(styles.strong, lawCase.isOverdue && styles.late)}>
              {lawCase.isOverdue ? all.at(all.overdue, next) : next}
            </p>
          )}
        </div>
        <DeskActions lawCase={lawCase} />
      </div>
      {conflictList.length > 0 && (
        <Notice tone="amber" title={texts.conflictTitle}>
          <ul>
            {conflictList.map((one) => (
              <li key={one.caseId}>
                <AppLink to={`/cnslt/law/dtls/list?open=${one.caseId}`}>
                  {texts.conflicts[one.how](one.studentNm, format.day(one.askedAt))}
                </AppLink>
                {one.assigneeNmList.length > 0 && ` ${texts.conflictHas(format.list(one.assigneeNmList))}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DefinitionList
        items={[
          { term: texts.caseType, value: types.labelOf(lawCase.caseType) },
          { term: texts.asked, value: format.moment(lawCase.askedAt) },
          ...(lawCase.sentAt === null && lawCase.next !== null
            ? [{ term: texts.due, value: format.moment(lawCase.dueAt) }]
            : []),
          ...(deadlineOn === null ? [] : [{ term: texts.deadline, value: format.day(deadlineOn) }]),
          {
            term: texts.assignees,
            value: assigneeList.length === 0 ? texts.nobody : format.list(assigneeList.map((one) => one.name)),
          },
        ]}
      />
      <HourPart lawCase={lawCase} />
      {opinionList.length > 0 && (
        <Section title={texts.opinions} size="small">
          <div className={styles.stack}>
            {opinionList.map((one) => (
              <div key={one.number} className={styles.day}>
                <p className={styles.meta}>
                  {joinFacts([
                    texts.version(format.number(one.number)),
                    texts.wrote(one.draftedNm, format.relativeTime(one.draftedAt, { time: 'always' })),
                    one.reviewedNm === null ? '' : texts.reviewed(one.reviewedNm),
                  ])}
                </p>
                <div className={styles.paper}>{one.text}</div>
                {one.remark !== null && (
                  <Notice tone="amber" title={texts.remark}>
                    <span className={styles.text}>{one.remark}</span>
                  </Notice>
                )}
              </div>
            ))}
          </div>
        </Section>
      )}
      {note !== null && (
        <div className={styles.private}>
          <Section title={texts.note} text={texts.noteText} size="small">
            <p className={styles.text}>{note}</p>
          </Section>
        </div>
      )}
      <LawFactsPart lawCase={lawCase} />
      <LawHistory lawCase={lawCase} />
      {destroyOn !== null && lawCase.facts !== null && (
        <p className={styles.meta}>{texts.destroyOn(format.day(destroyOn))}</p>
      )}
    </div>
  );
}

type HourAction = 'APPROVE' | 'REJECT' | 'CANCEL';
/** Steps that are taken here; what came of the hour is written into the case. */
const isOfHour = (step: StepView): step is StepView<HourAction> =>
  step.action === 'APPROVE' || step.action === 'REJECT' || step.action === 'CANCEL';

/** The hour that the student asked for, with its steps where it is the caller's own. */
function HourPart({ lawCase }: { readonly lawCase: LawDeskCase }) {
  const all = useTexts(lawTexts);
  const texts = useTexts(lawDeskTexts);
  const format = useFormat();
  const { meeting } = lawCase;
  if (meeting === null) return null;
  const { requestId: id, version } = meeting;
  const params = { desk: 'law' };
  const isAhead = (format.daysUntil(meeting.beginsAt) ?? -1) >= 0;
  const isAgreed = meeting.isMine && meeting.status === 'APPROVED' && isAhead;
  const when = format.moment(meeting.beginsAt);
  const refused = { text: texts.hourText, keep: texts.keep, done: texts.hourGiven };
  return (
    <Section title={all.hour.title} size="small">
      <div className={styles.stack}>
        <div>
          <p className={styles.strong}>{format.range(meeting.beginsAt, meeting.endsAt)}</p>
          <p className={styles.meta}>
            {joinFacts([all.hour.statuses[meeting.status], all.hour.with(meeting.counsellorNm), meeting.place ?? ''])}
          </p>
        </div>
        {meeting.status === 'WAITING' && isAhead && <p className={styles.meta}>{texts.hourFirst}</p>}
        <StepActions
          call={deskMeeting.stepMeeting}
          record={{ id, version, params }}
          steps={lawCase.hourStepList.filter(isOfHour)}
          words={{
            APPROVE: { label: texts.approveHour, done: texts.hourApproved },
            REJECT: { ...refused, label: texts.rejectHour, title: texts.rejectTitle(when) },
            CANCEL: { ...refused, label: texts.cancelHour, title: texts.cancelTitle(when) },
          }}
          // The steps of the case are the main ones.
          looks={{ APPROVE: 'plain', REJECT: 'danger', CANCEL: 'danger' }}
          links={
            isAgreed ? (
              <CalendarButton of={{ spec: deskMeeting.sendAppointment, input: { params: { ...params, id } } }} />
            ) : undefined
          }
        />
      </div>
    </Section>
  );
}
