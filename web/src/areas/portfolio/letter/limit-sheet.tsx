import type { LetterQuestion } from '@naru/contract/areas/portfolio/letter.ts';
import { LIMIT_UNITS, PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { withUnit } from './question-values.ts';
import { letterTexts } from './texts.ts';

interface LimitSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly number: string;
  readonly question: LetterQuestion;
  readonly onChange: (more: Partial<LetterQuestion>) => void;
}

/** How the form counts an answer. */
export function LimitSheet({ open, onClose, number, question, onChange }: LimitSheetProps) {
  const texts = useTexts(letterTexts).question;
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={texts.settingsTitle(number)}>
      <Stack gap={24}>
        <NumberField
          label={texts.most}
          help={texts.mostHelp}
          min={1}
          max={PAPER_MOST.limit}
          value={question.most}
          onValueChange={(most) =>
            onChange({ most: most === null ? null : Math.min(Math.max(1, Math.round(most)), PAPER_MOST.limit) })
          }
        />
        <Select
          label={texts.unit}
          options={LIMIT_UNITS.map((unit) => ({ value: unit, label: texts.units[unit] }))}
          value={question.unit}
          onValueChange={(unit) => onChange(withUnit(question, unit))}
          placeholder={texts.unit}
        />
        <Switch
          label={texts.countsSpaces}
          checked={question.countsSpaces}
          onCheckedChange={(countsSpaces) => onChange({ countsSpaces })}
        />
        <SegmentedControl
          label={texts.lineBreak}
          value={`${question.lineBreak}` as '0' | '1' | '2'}
          onValueChange={(lineBreak) => onChange({ lineBreak: Number(lineBreak) })}
          options={(['0', '1', '2'] as const).map((value) => ({ value, label: texts.lineBreaks[value] }))}
        />
      </Stack>
    </Sheet>
  );
}
