import { mileageObjectionDesk } from '@naru/contract/areas/mileage/objections.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import type { ListOf } from '../../../blocks/list/use-list-state.ts';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { RuleWords } from '../shared/rule-words.tsx';
import { DecidePart } from './decide-part.tsx';
import { LineFacts } from './line-facts.tsx';
import type { OBJECTIONS } from './objection-list.ts';
import styles from './objection.module.css';
import { OutcomePart } from './outcome-part.tsx';
import { objectionTexts } from './texts.ts';
import { ThreadPart } from './thread-part.tsx';

export type DeskObjection = CallOutput<typeof mileageObjectionDesk.readObjection>['objection'];

/** One objection beside the list: its line with the rule, what was written, and the answer. */
export function ObjectionSheet({ list }: { readonly list: ListOf<typeof OBJECTIONS> }) {
  const texts = useTexts(objectionTexts).desk;
  const query = useCall(
    mileageObjectionDesk.readObjection,
    { params: { id: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detail, keepsPrevious: list.open === null, staleTime: 0 },
  );
  const objection = query.data?.objection;
  return (
    <RowSheet
      list={list}
      query={query}
      title={objection ? joinFacts([objection.line.title, objection.student.name]) : texts.detail}
      words={texts}
      lines={10}
      footer={objection && <DecidePart objection={objection} />}
    >
      {objection && <Facts objection={objection} />}
    </RowSheet>
  );
}

function Facts({ objection }: { readonly objection: DeskObjection }) {
  const all = useTexts(objectionTexts);
  const texts = all.desk;
  const format = useFormat();
  const { status, stepList, askedAt, decidedAt, decidedByNm, student, balance, line, rule } = objection;
  const when = (moment: string): string => format.relativeTime(moment, { time: 'always', inSentence: true });
  const { name, number, deptNm, grade } = student;
  return (
    <div className={styles.parts}>
      <div>
        <p className={styles.meta}>{texts.askedAt(when(askedAt))}</p>
        {decidedAt !== null && (
          <p className={styles.meta}>{texts.decided({ name: decidedByNm ?? texts.somebody, when: when(decidedAt) })}</p>
        )}
      </div>
      {status === 'OPEN' && stepList.length === 0 && <Notice title={texts.own} />}
      <OutcomePart objection={objection} />
      <Section title={all.thread.title} size="small" headingLevel={3}>
        <ThreadPart objection={objection} names={{ STUDENT: name, OFFICE: all.thread.office }} />
      </Section>
      <Section title={all.line.title} size="small" headingLevel={3}>
        <LineFacts
          line={line}
          more={[
            { term: texts.rule, value: rule === null ? texts.noRule : <RuleWords rule={rule} /> },
            { term: texts.student, value: joinFacts([name, number, deptNm, texts.grade(format.number(grade))]) },
            { term: texts.balance, value: all.points(format.number(balance)) },
          ]}
        />
      </Section>
    </div>
  );
}
