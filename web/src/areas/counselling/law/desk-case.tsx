import { deskMeeting } from '@naru/contract/areas/counselling/meeting/desk.ts';
import type { LawDeskCase } from '@naru/contract/areas/counselling/law/desk.ts';
import { useState } from 'react';

import { CalendarButton } from '../../../blocks/counselling/calendar-button.tsx';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { StudentHeader } from '../../../blocks/student/student-header.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { DeskActions } from './desk-actions.tsx';
import { LawFactsPart } from './law-facts.tsx';
import { LawHistory } from './law-history.tsx';
import styles from './law.module.css';
import { lawDeskTexts } from './desk-texts.ts';
import { lawTexts } from './texts.ts';
import { STATE_KINDS, useLawWords } from './use-law-words.ts';

const ReasonDialog = loadOnUse(
  async () => (await withTexts(import('../../../blocks/counselling/reason-dialog.tsx'))).ReasonDialog,
);

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

/** The hour that the student asked for; whose it is answers. */
function HourPart({ lawCase }: { readonly lawCase: LawDeskCase }) {
  const all = useTexts(lawTexts);
  const texts = useTexts(lawDeskTexts);
  const format = useFormat();
  const [asked, setAsked] = useState<'REJECT' | 'CANCEL' | null>(null);
  const approve = useCallMutation(deskMeeting.approveRequest, {});
  const calls = {
    REJECT: useCallMutation(deskMeeting.rejectRequest, { alertMessage: null }),
    CANCEL: useCallMutation(deskMeeting.cancelAppointment, { alertMessage: null }),
  };
  const { meeting } = lawCase;
  if (meeting === null) return null;
  const params = { desk: 'law', id: meeting.requestId };
  const { version } = meeting;
  const isAhead = (format.daysUntil(meeting.beginsAt) ?? -1) >= 0;
  const when = format.moment(meeting.beginsAt);
  const run = (action: 'REJECT' | 'CANCEL', reason: string): void => {
    const after = {
      onSuccess: () => {
        setAsked(null);
        showToast({ text: texts.hourGiven, tone: 'done' as const });
      },
    };
    if (action === 'REJECT') calls.REJECT.mutate({ params, body: { version, reason } }, after);
    else calls.CANCEL.mutate({ params, body: { version, reason } }, after);
  };
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
        {meeting.isMine && isAhead && (
          <div className={styles.actions}>
            {meeting.status === 'WAITING' && (
              <>
                <Button
                  busy={approve.isPending}
                  onClick={() =>
                    approve.mutate(
                      { params, body: { version } },
                      { onSuccess: () => showToast({ text: texts.hourApproved, tone: 'done' }) },
                    )
                  }
                >
                  {texts.approveHour}
                </Button>
                <Button variant="danger-text" onClick={() => setAsked('REJECT')}>
                  {texts.rejectHour}
                </Button>
              </>
            )}
            {meeting.status === 'APPROVED' && (
              <>
                <CalendarButton of={{ spec: deskMeeting.sendAppointment, input: { params } }} />
                <Button variant="danger-text" onClick={() => setAsked('CANCEL')}>
                  {texts.cancelHour}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {asked !== null && (
        <ReasonDialog
          title={asked === 'REJECT' ? texts.rejectTitle(when) : texts.cancelTitle(when)}
          text={texts.hourText}
          keepLabel={texts.keep}
          confirmLabel={asked === 'REJECT' ? texts.rejectHour : texts.cancelHour}
          busyLabel={texts.busy}
          danger
          busy={calls[asked].isPending}
          failure={calls[asked].error}
          onConfirm={(reason) => run(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}
