import type { ShownRecord } from '@naru/contract/areas/portfolio/page-facts.ts';
import type { ItemSource } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Select } from '../../../../ui/select.tsx';
import { chooseWords } from '../facts.ts';
import { fieldTexts } from '../field-texts.ts';
import { periodWords } from '../period-words.ts';
import type { Builder } from '../use-builder.ts';

interface RecordSelectProps {
  readonly builder: Pick<Builder, 'facts' | 'paper'>;
  readonly taken: readonly (ItemSource | null)[];
  readonly onTake: (record: ShownRecord) => void;
}

/** Takes up one of the facts that the university confirms. */
export function RecordSelect({ builder, taken, onTake }: RecordSelectProps) {
  const texts = useTexts(fieldTexts);
  const { facts, paper } = builder;
  const used = new Set(taken.flatMap((source) => (source ? [sourceKey(source)] : [])));
  const free = (facts?.recordList ?? []).filter(
    ({ source, confirmation }) => confirmation === 'CONFIRMED' && !used.has(sourceKey(source)),
  );
  if (free.length === 0) return null;
  return (
    <Select
      label={texts.fromRecords}
      options={free.map((record) => ({
        value: sourceKey(record.source),
        label: chooseWords(record.title, paper.language),
        note: [chooseWords(record.place, paper.language), periodWords(record)].filter((one) => one !== '').join(' · '),
      }))}
      value={null}
      onValueChange={(key) => {
        const record = free.find(({ source }) => sourceKey(source) === key);
        if (record) onTake(record);
      }}
      placeholder={texts.chooseRecord}
      empty={texts.noRecords}
    />
  );
}
