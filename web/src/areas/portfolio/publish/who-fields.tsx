import type { PortfolioVisibility } from '@naru/contract/areas/portfolio/shown-words.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { publishTexts } from './texts.ts';

interface WhoFieldsProps {
  /** In the order from most readers to none. */
  readonly choices: readonly PortfolioVisibility[];
  readonly visibility: PortfolioVisibility | null;
  readonly isIndexed: boolean;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: { readonly visibility: PortfolioVisibility; readonly isIndexed: boolean }) => void;
}

/** Choices of who can see a portfolio; search engines only where everybody can. */
export function WhoFields(props: WhoFieldsProps) {
  const texts = useTexts(publishTexts).who;
  const { choices, visibility, isIndexed, error, id, disabled, onChange } = props;
  return (
    <Stack>
      <RadioGroup
        id={id}
        label={texts.label}
        hideLabel
        column
        options={choices.map((value) => ({ value, ...texts.options[value] }))}
        value={visibility}
        error={error}
        disabled={disabled}
        onValueChange={(value) => onChange({ visibility: value, isIndexed: value === 'PUBLIC' && isIndexed })}
      />
      {visibility === 'PUBLIC' && (
        <Switch
          label={texts.indexed}
          note={texts.indexedNote}
          checked={isIndexed}
          disabled={disabled}
          onCheckedChange={(checked) => onChange({ visibility, isIndexed: checked })}
        />
      )}
    </Stack>
  );
}
