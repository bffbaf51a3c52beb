import { norms, USUAL_PERCENTILES } from '@naru/contract/areas/ability/norm.ts';

import { ImportSheet as FileSheet } from '../../../blocks/import/import-sheet.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NormOutcome } from './norm-outcome.tsx';
import { normTexts } from './texts.ts';

export interface ImportSheetProps {
  readonly versionId: string;
  readonly scales: readonly { readonly scaleCode: string }[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A sheet to choose a file with norms, see line by line what is wrong, and keep it as a draft. */
export function ImportSheet({ versionId, scales, onClose, onDone }: ImportSheetProps) {
  const texts = useTexts(normTexts).sheet;
  const cuts = USUAL_PERCENTILES.map((number) => `P${number}`);
  // Lines of the group of everybody, with the scales of this version.
  const template = (): string[][] => [
    [...texts.columns, ...cuts],
    ...scales.map(({ scaleCode }) => [
      '',
      '',
      scaleCode,
      ...texts.columns.slice(3).map(() => ''),
      ...cuts.map(() => ''),
    ]),
  ];
  return (
    <FileSheet
      spec={norms.previewNorm}
      input={(fileId) => ({ params: { versionId }, query: { fileId } })}
      words={texts}
      template={{ name: `${texts.templateName}.csv`, rows: template }}
      onClose={onClose}
    >
      {(outcome, fileId) => <NormOutcome versionId={versionId} fileId={fileId} outcome={outcome} onDone={onDone} />}
    </FileSheet>
  );
}
