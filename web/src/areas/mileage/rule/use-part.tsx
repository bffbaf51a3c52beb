import { mileageRules } from '@naru/contract/areas/mileage/rules.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSwitchedCall } from '../../../platform/query/use-switched-call.ts';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ruleDeskTexts } from './texts.ts';

interface UsePartProps {
  readonly item: { readonly itemId: string; readonly isInUse: boolean; readonly version: number };
}

/** Takes an item out of use, or in again. */
export function UsePart({ item: { itemId, isInUse, version } }: UsePartProps) {
  const texts = useTexts(ruleDeskTexts).use;
  const use = useSwitchedCall(mileageRules.setItemUse, isInUse, {
    alertMessage: texts.failed,
    onSuccess: (_item, { body }) => showToast({ text: body.isInUse ? texts.on : texts.off, tone: 'done' }),
  });
  return (
    <Section title={texts.title}>
      <Switch
        label={texts.label}
        note={texts.note}
        checked={use.isOn}
        onCheckedChange={(next) => use.turn(next, { params: { itemId }, body: { isInUse: next, version } })}
        disabled={use.isPending}
      />
    </Section>
  );
}
