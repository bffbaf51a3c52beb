import { mileageRules } from '@naru/contract/areas/learning/mileage/rules.ts';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Section } from '../../../../ui/section.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import type { RuleItem } from './rule-values.ts';
import { ruleDeskTexts } from './texts.ts';

/** Takes an item out of use, or in again. */
export function UsePart({ item: { itemId, isInUse, version } }: { readonly item: RuleItem }) {
  const texts = useTexts(ruleDeskTexts).use;
  const set = useCallMutation(mileageRules.setItemUse, { alertMessage: texts.failed });
  const change = (next: boolean): void =>
    set.mutate(
      { params: { itemId }, body: { isInUse: next, version } },
      { onSuccess: () => showToast({ text: next ? texts.on : texts.off, tone: 'done' }) },
    );
  return (
    <Section title={texts.title}>
      <Switch
        label={texts.label}
        note={texts.note}
        checked={isInUse}
        onCheckedChange={change}
        disabled={set.isPending}
      />
    </Section>
  );
}
