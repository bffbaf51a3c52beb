import type { completion } from '@naru/contract/areas/learning/completion.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { ImportOutcome as Outcome } from '../../../blocks/import/import-outcome.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import styles from './completion.module.css';
import { completionTexts } from './texts.ts';

const MOST_SHOWN = 100;

export interface ImportOutcomeProps {
  readonly programmeId: string;
  readonly isClosed: boolean;
  readonly outcome: CallOutput<typeof completion.previewCompleters>;
  readonly onDone: () => void;
}

/** Shows what is wrong with which line, and whom the others complete. */
export function ImportOutcome({ programmeId, isClosed, outcome, onDone }: ImportOutcomeProps) {
  const all = useTexts(completionTexts);
  const texts = all.desk.import;
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { completeList, problemList, problemCount } = outcome;
  return (
    <>
      <Outcome
        problems={{
          count: problemCount,
          list: problemList.map(({ line, number, reason }) => ({ line, cells: [number], reason })),
          text: texts.problemsText,
          head: texts.problemHead,
          fileName: texts.downloadName,
        }}
        title={completeList.length > 0 ? texts.found(format.number(completeList.length)) : texts.nothing}
        apply={
          completeList.length > 0
            ? { label: all.desk.complete, isPending: false, run: () => setAsking(true) }
            : undefined
        }
      >
        <DefinitionList
          items={completeList.slice(0, MOST_SHOWN).map((one) => ({
            id: String(one.line),
            term: joinFacts([one.name, one.number]),
            value: one.lackList.length === 0 ? texts.whole : format.list(one.lackList.map((lack) => all.lacks[lack])),
          }))}
        />
        {completeList.length > MOST_SHOWN && <p className={styles.meta}>{texts.first(format.number(MOST_SHOWN))}</p>}
      </Outcome>
      {isAsking && (
        <CompleteDialog
          programmeId={programmeId}
          people={completeList}
          isClosed={isClosed}
          isSheet
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
