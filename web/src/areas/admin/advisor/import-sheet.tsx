import { advisorDesk } from '@naru/contract/areas/counselling/advisor/desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { ImportOutcome } from '../../../blocks/import/import-outcome.tsx';
import { ImportSheet as Sheet } from '../../../blocks/import/import-sheet.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ChangeRows } from './change-rows.tsx';
import { toBody } from './changes.ts';
import { advisorTexts } from './texts.ts';
import { useAssign } from './use-assign.ts';

const EXAMPLE = '2026000001';

/** A sheet to assign advisors from a file. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(advisorTexts).import;
  const format = useFormat();
  const rows = () => {
    const today = format.dateTime(Date.now(), 'YYYY-MM-DD');
    return [texts.head, [EXAMPLE, 'professor', today, texts.sampleReason]];
  };
  return (
    <Sheet
      spec={advisorDesk.previewImport}
      input={(fileId) => ({ query: { fileId } })}
      words={texts}
      template={{ name: texts.templateName, rows }}
      onClose={onClose}
    >
      {(outcome) => <Outcome outcome={outcome} onDone={onClose} />}
    </Sheet>
  );
}

interface OutcomeProps {
  readonly outcome: CallOutput<typeof advisorDesk.previewImport>;
  readonly onDone: () => void;
}

function Outcome({ outcome, onDone }: OutcomeProps) {
  const all = useTexts(advisorTexts);
  const texts = all.import;
  const format = useFormat();
  const { apply, isPending, problem } = useAssign(onDone);
  const { changeList, unchangedCount, problemList, problemCount } = outcome;
  const count = format.number(changeList.length);
  return (
    <ImportOutcome
      problems={{
        count: problemCount,
        list: problemList.map(({ line, stdntNo, advisorNo, reason }) => ({
          line,
          cells: [stdntNo, advisorNo],
          reason,
        })),
        text: texts.problemsText,
        head: texts.problemHead,
        fileName: texts.downloadName,
      }}
      title={changeList.length > 0 ? texts.changes(count) : texts.nothing}
      text={unchangedCount > 0 ? texts.unchanged(format.number(unchangedCount)) : undefined}
      failed={all.failed}
      failure={problem}
      apply={
        changeList.length > 0
          ? { label: texts.apply(count), isPending, run: () => apply({ body: toBody(changeList) }) }
          : undefined
      }
    >
      <ChangeRows changes={changeList} />
    </ImportOutcome>
  );
}
