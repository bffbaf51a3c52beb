import { badgeClasses } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeGrants, GRANT_COLUMNS, type PlannedGrant } from '@naru/contract/areas/portfolio/badge-grant.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { ImportOutcome } from '../../../blocks/import/import-outcome.tsx';
import { ImportSheet as Sheet } from '../../../blocks/import/import-sheet.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { fieldErrorsOf } from '../../../platform/http/call-error.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './badge-class.module.css';
import { badgeDeskTexts } from './texts.ts';

const EXAMPLE = '2026000001';

interface ImportSheetProps {
  readonly classId: string;
  readonly onClose: () => void;
}

/** A sheet to choose a file, see line by line what it would grant, and grant it. */
export function ImportSheet({ classId, onClose }: ImportSheetProps) {
  const texts = useTexts(badgeDeskTexts).sheet;
  const rows = () => [
    GRANT_COLUMNS.map((column) => texts.columns[column]),
    [EXAMPLE, texts.sampleName, texts.sample, '', ''],
  ];
  return (
    <Sheet
      spec={badgeGrants.previewGrants}
      input={(fileId) => ({ params: { id: classId }, query: { fileId } })}
      words={texts}
      template={{ name: texts.templateName, rows }}
      onClose={onClose}
    >
      {(outcome, fileId) => <Outcome classId={classId} outcome={outcome} fileId={fileId} onDone={onClose} />}
    </Sheet>
  );
}

interface OutcomeProps {
  readonly classId: string;
  readonly outcome: CallOutput<typeof badgeGrants.previewGrants>;
  readonly fileId: string;
  readonly onDone: () => void;
}

function Outcome({ classId, outcome, fileId, onDone }: OutcomeProps) {
  const texts = useTexts(badgeDeskTexts).sheet;
  const format = useFormat();
  const { lineList, lineCount, problemList, problemCount, planKey } = outcome;
  const count = format.number(lineCount);
  const take = useCallMutation(badgeGrants.importGrants, {
    alertMessage: null,
    alsoChanges: [badgeClasses.pageClasses, badgeClasses.readClass],
    onSuccess: ({ grantedCount }) => {
      showToast({ text: texts.done(format.number(grantedCount)), tone: 'done' });
      onDone();
    },
  });
  const run = (): void =>
    take.mutate({ params: { id: classId }, body: { fileId, planKey, skipsProblems: problemCount > 0 } });
  const label = problemCount > 0 ? texts.applyGood(count) : texts.apply(count);
  return (
    <ImportOutcome
      problems={{
        count: problemCount,
        list: problemList.map(({ line, number, column, reason }) => ({
          line,
          cells: [number],
          place: texts.columns[column],
          reason,
        })),
        text: texts.problemsText,
        head: texts.problemHead,
        fileName: texts.downloadName,
      }}
      title={lineCount > 0 ? texts.found(count) : texts.nothing}
      failed={texts.failed}
      failure={take.error ? (fieldErrorsOf(take.error)[0]?.message ?? take.error.serverMessage) : undefined}
      apply={lineCount > 0 ? { label, sending: texts.sending, isPending: take.isPending, run } : undefined}
    >
      <Lines list={lineList} />
      {lineCount > lineList.length && <p className={styles.meta}>{texts.first(format.number(lineList.length))}</p>}
    </ImportOutcome>
  );
}

/** Lists the lines that would be granted. */
function Lines({ list }: { readonly list: readonly PlannedGrant[] }) {
  return (
    <DefinitionList
      items={list.map(({ line, student, evidence }) => ({
        id: String(line),
        term: joinFacts([student.name, student.number]),
        value: joinFacts([student.deptNm, evidence?.name]),
      }))}
    />
  );
}
