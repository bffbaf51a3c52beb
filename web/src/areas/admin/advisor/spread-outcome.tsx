import type { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './advisor.module.css';
import { ChangeRows } from './change-rows.tsx';
import { countByNext, toBody } from './changes.ts';
import { advisorTexts } from './texts.ts';
import { useAssign } from './use-assign.ts';

export interface SpreadOutcomeProps {
  readonly outcome: CallOutput<typeof advisorDesk.previewDistribution>;
  readonly onDone: () => void;
}

/** Shows the number of students of each advisor before and after; each student can be moved by hand. */
export function SpreadOutcome({ outcome, onDone }: SpreadOutcomeProps) {
  const all = useTexts(advisorTexts);
  const texts = all.spread;
  const format = useFormat();
  const [changes, setChanges] = useState(outcome.changeList);
  const { apply, isPending, problem } = useAssign(onDone);
  const added = countByNext(changes);
  const choices = outcome.loadList.map(({ memberId, name }) => ({ value: memberId, label: name }));
  const choose = (studentId: string, nextId: string): void =>
    setChanges(
      changes.map((one) =>
        one.stdntId === studentId
          ? { ...one, nextId, nextNm: choices.find(({ value }) => value === nextId)?.label ?? '' }
          : one,
      ),
    );
  if (changes.length === 0)
    return (
      <EmptyState title={texts.nobody} headingLevel={3}>
        {texts.nobodyText}
      </EmptyState>
    );
  const count = format.number(changes.length);
  return (
    <>
      <Section title={texts.loads} size="small" headingLevel={3}>
        <DefinitionList
          items={outcome.loadList.map((one) => ({
            id: one.memberId,
            term: one.name,
            value: texts.loadOf({
              before: format.number(one.count),
              after: format.number(one.count + (added.get(one.memberId) ?? 0)),
            }),
          }))}
        />
      </Section>
      <Section title={texts.students(count)} size="small" headingLevel={3}>
        <div className={styles.stack}>
          <ChangeRows changes={changes} choices={choices} onChoose={choose} />
          {problem !== undefined && (
            <Notice tone="red" live="assertive" title={all.failed}>
              {problem}
            </Notice>
          )}
          <div>
            <Button variant="primary" busy={isPending} onClick={() => apply({ body: toBody(changes) })}>
              {texts.apply(count)}
            </Button>
          </div>
        </div>
      </Section>
    </>
  );
}
