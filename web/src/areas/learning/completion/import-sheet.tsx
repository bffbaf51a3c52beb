import { completion } from '@naru/contract/areas/learning/completion.ts';

import { ImportSheet as FileSheet } from '../../../blocks/import/import-sheet.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { completionTexts } from './texts.ts';

const EXAMPLE = '2026000001';

export interface ImportSheetProps {
  readonly programmeId: string;
  /** Its closing was approved. */
  readonly isClosed: boolean;
  readonly onClose: () => void;
}

/** A sheet to choose a file, see line by line what it would do, and complete. */
export function ImportSheet({ programmeId, isClosed, onClose }: ImportSheetProps) {
  const texts = useTexts(completionTexts).desk.import;
  return (
    <FileSheet
      spec={completion.previewCompleters}
      input={(fileId) => ({ params: { id: programmeId }, query: { fileId } })}
      words={texts}
      template={{ name: texts.templateName, rows: () => [[texts.head], [EXAMPLE]] }}
      onClose={onClose}
    >
      {(outcome) => <ImportOutcome programmeId={programmeId} isClosed={isClosed} outcome={outcome} onDone={onClose} />}
    </FileSheet>
  );
}
