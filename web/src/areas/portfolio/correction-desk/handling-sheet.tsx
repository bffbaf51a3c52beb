import { correctionDesk } from '@naru/contract/areas/portfolio/correction-desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './desk.module.css';
import { DeskSteps } from './desk-steps.tsx';
import { HistoryList } from './history-list.tsx';
import type { QUEUE } from './queue-list.ts';
import { deskTexts } from './texts.ts';

type Handling = CallOutput<typeof correctionDesk.readHandling>;

/** One request beside the list, for the office: how it stands, who had it, and whom it can be given to. */
export function HandlingSheet({ list }: { readonly list: ListOf<typeof QUEUE> }) {
  const texts = useTexts(deskTexts).handling;
  const query = useCall(
    correctionDesk.readHandling,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.title, keepsPrevious: list.open === null, staleTime: 0 },
  );
  const { data } = query;
  return (
    <RowSheet
      list={list}
      query={query}
      title={data ? joinFacts([data.correction.title, data.correction.studentNm]) : texts.title}
      words={texts}
      lines={8}
      footer={
        data &&
        data.correction.stepList.length > 0 && (
          <DeskSteps
            correction={data.correction}
            candidates={data.candidateList}
            without={['FINISH']}
            onDone={() => list.closeRow()}
          />
        )
      }
    >
      {data && <Facts of={data} />}
    </RowSheet>
  );
}

function Facts({ of: { correction, historyList } }: { readonly of: Handling }) {
  const all = useTexts(deskTexts);
  const say = all.list;
  const format = useFormat();
  const { studentNm, deptNm, company, wanted, characters, answerOn, urgency, dueOn, round, assigneeNm, status } =
    correction;
  const by = status === 'COMPLETED' || urgency === 'LATER' ? undefined : all.urgency[urgency];
  return (
    <div className={styles.parts}>
      <Section title={all.handling.facts} text={all.handling.note} size="small" headingLevel={3}>
        <DefinitionList
          items={[
            { term: say.student, value: joinFacts([studentNm, deptNm]) },
            ...(company === '' ? [] : [{ term: say.company, value: company }]),
            { term: say.answerBy, value: joinFacts([format.day(answerOn), by]) },
            { term: say.dueOn, value: dueOn === null ? say.noDue : format.day(dueOn) },
            { term: say.wanted, value: all.wanted[wanted] },
            { term: say.characters, value: say.charactersOf(format.number(characters)) },
            { term: say.round, value: say.roundOf(format.number(round)) },
            { term: say.assignee, value: assigneeNm ?? say.nobody },
          ]}
        />
      </Section>
      <Section title={all.head.history} size="small" headingLevel={3}>
        <HistoryList entries={historyList} />
      </Section>
    </div>
  );
}
