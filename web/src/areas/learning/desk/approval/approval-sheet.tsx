import { approvals } from '@naru/contract/areas/learning/desk/approvals.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { RowSheet } from '../../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../../blocks/list/use-list-state.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { StepActions } from '../../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../../platform/query/use-call.ts';
import { DefinitionList } from '../../../../ui/definition-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Section } from '../../../../ui/section.tsx';
import { detailOf } from '../shared/addresses.ts';
import { ProgrammeFacts } from '../shared/programme-facts.tsx';
import { SessionList } from '../shared/session-list.tsx';
import { deskTexts } from '../shared/texts.ts';
import type { APPROVALS } from './approval-list.ts';
import styles from './approval.module.css';
import { approvalTexts } from './texts.ts';
import { Written } from '../../../../ui/written.tsx';

type Request = CallOutput<typeof approvals.readApproval>;

/** One request beside the list: the programme as it would be published or finished, and the answer. */
export function ApprovalSheet({ list }: { readonly list: ListOf<typeof APPROVALS> }) {
  const texts = useTexts(approvalTexts);
  const query = useCall(
    approvals.readApproval,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detail, keepsPrevious: list.open === null, staleTime: 0 },
  );
  const request = query.data;
  return (
    <RowSheet
      list={list}
      query={query}
      title={request?.programme.name ?? texts.detail}
      words={texts}
      lines={12}
      footer={request && <Decide request={request} />}
    >
      {request && <Facts request={request} />}
    </RowSheet>
  );
}

function Facts({ request }: { readonly request: Request }) {
  const texts = useTexts(approvalTexts);
  const { facts } = useTexts(deskTexts);
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  const { approval, programme, earlier } = request;
  const { kind, status, askedByNm, askedAt, note, reason, decidedAt, decidedByNm, stepList } = approval;
  const when = (moment: string): string => format.relativeTime(moment, { time: 'always', inSentence: true });
  const isOwn = status === 'WAITING' && stepList.length === 0 && programme.cancelledAt === null;
  const isLate = status === 'WAITING' && kind === 'OPEN' && isPast(programme, openedAt);
  return (
    <div className={styles.parts}>
      <div>
        <p className={styles.meta}>{texts.by({ name: askedByNm ?? texts.somebody, when: when(askedAt) })}</p>
        {decidedAt !== null && (
          <p className={styles.meta}>{texts.decided({ name: decidedByNm ?? texts.somebody, when: when(decidedAt) })}</p>
        )}
        <AppLink to={detailOf(programme.programmeId)}>{texts.toProgramme}</AppLink>
      </div>
      {isOwn && <Notice title={texts.own} />}
      {isLate && <Notice tone="amber" title={texts.lateApplying} />}
      {(note !== '' || reason !== null) && (
        <DefinitionList
          items={[
            ...(note === '' ? [] : [{ term: texts.note, value: <span className={styles.written}>{note}</span> }]),
            ...(reason === null
              ? []
              : [{ term: texts.reason, value: <span className={styles.written}>{reason}</span> }]),
          ]}
        />
      )}
      {kind === 'CLOSE' && <Closing request={request} />}
      <Section
        title={kind === 'OPEN' ? texts.opens : texts.closes}
        text={earlier === null ? texts.first : texts.earlier(earlier.semstrNm)}
        size="small"
        headingLevel={3}
      >
        <ProgrammeFacts programme={programme} earlier={earlier?.content} />
        {earlier && (
          <DefinitionList
            items={[
              {
                term: texts.last,
                value: joinFacts([
                  texts.lastOf({
                    taken: format.number(earlier.takenCount),
                    completed: format.number(earlier.completedCount),
                  }),
                  texts.spentOf(format.number(earlier.spent)),
                ]),
              },
            ]}
          />
        )}
      </Section>
      <Section title={texts.introduction} size="small" headingLevel={3}>
        <p className={styles.written}>
          <Written>{programme.content.introduction}</Written>
        </p>
        {programme.content.introductionEn !== '' && (
          <p className={styles.written} lang="en">
            {programme.content.introductionEn}
          </p>
        )}
      </Section>
      <Section title={facts.sessions} size="small" headingLevel={3}>
        <SessionList sessions={programme.content.sessionList} />
      </Section>
    </div>
  );
}

/** Nobody could apply any more, or the clock would call it off at once: the server lets it only be refused. */
const isPast = ({ appliesUntil, content: { decidesOn } }: Request['programme'], now: number): boolean =>
  Date.parse(appliesUntil) <= now || (decidesOn !== null && Date.parse(`${decidesOn}T09:00:00+09:00`) <= now);

/** The outcome: people, money, and the report. */
function Closing({ request: { programme } }: { readonly request: Request }) {
  const texts = useTexts(approvalTexts);
  const format = useFormat();
  const { takenCount, completedCount, spent, content, closingReport } = programme;
  return (
    <Section title={texts.report} size="small" headingLevel={3}>
      <p className={styles.report}>{closingReport}</p>
      <DefinitionList
        items={[
          {
            term: texts.people,
            value: texts.peopleOf({ taken: format.number(takenCount), completed: format.number(completedCount) }),
          },
          {
            term: texts.money,
            value: texts.moneyOf({ spent: format.number(spent), budget: format.number(content.budget) }),
          },
        ]}
      />
    </Section>
  );
}

function Decide({ request: { approval } }: { readonly request: Request }) {
  const { APPROVE, REFUSE } = useTexts(approvalTexts);
  const { approvalId: id, version, stepList, kind } = approval;
  return (
    <StepActions
      call={approvals.stepApproval}
      record={{ id, version }}
      // Approving is the main one.
      steps={stepList.toReversed()}
      words={{
        APPROVE: {
          label: APPROVE.label,
          title: APPROVE.title,
          text: kind === 'OPEN' ? APPROVE.open : APPROVE.close,
          done: APPROVE.done,
        },
        REFUSE: {
          label: REFUSE.label,
          title: REFUSE.title,
          text: REFUSE.text,
          done: REFUSE.done,
          fields: { reason: { label: REFUSE.reason } },
        },
      }}
      looks={{ REFUSE: 'plain' }}
    />
  );
}
