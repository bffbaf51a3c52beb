import { mileageRules } from '@naru/contract/areas/learning/mileage/rules.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { usePageForm } from '../../../../blocks/form/use-page-form.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../../platform/route.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { ruleListRoute } from './routes.ts';
import { beginWith, bodyOf, listMissing, type RuleField, type RuleItem, type RuleValues } from './rule-values.ts';
import { ruleDeskTexts } from './texts.ts';

export type DryRun = CallOutput<typeof mileageRules.previewRule>;

/** The form of a new version: its values, its dry run, and saving it. */
export function useRuleForm(item: RuleItem) {
  const texts = useTexts(ruleDeskTexts).form;
  const { missing, kind: formula, effectiveFrom, capOnce, capTerm, capLife, validTerms, claimDays, note } = texts;
  const { registerStatusList } = texts;
  const [initial] = useState(() => beginWith(item));
  const [told, setTold] = useState<{ readonly about: string; readonly run: DryRun }>();
  const form = usePageForm<RuleValues, RuleField>({
    names: { formula, capOnce, capTerm, capLife, registerStatusList, validTerms, claimDays, effectiveFrom, note },
    initial,
    check: (values) =>
      Object.fromEntries(
        listMissing(values).map((field) => [
          field === 'points' || field === 'rowList' ? 'formula' : field,
          missing[field],
        ]),
      ),
  });
  const params = { itemId: item.itemId };
  const preview = useCallMutation(mileageRules.previewRule, { alertMessage: null });
  const save = useCallMutation(mileageRules.saveRule, { alertMessage: null });
  const show = (values: RuleValues): void => {
    const body = bodyOf(values);
    const onSuccess = (run: DryRun): void => setTold({ about: JSON.stringify(body), run });
    preview.mutate({ params, body }, { onSuccess, onError: form.refuse });
  };
  const send = (values: RuleValues): void => {
    const onSuccess = (): void => {
      showToast({ text: texts.saved, tone: 'done' });
      form.leave(addressOf(ruleListRoute));
    };
    save.mutate({ params, body: { ...bodyOf(values), version: item.version } }, { onSuccess, onError: form.refuse });
  };
  return {
    form,
    send,
    isSaving: save.isPending,
    preview: () => form.submit(show),
    isPreviewing: preview.isPending,
    told,
    isStale: told !== undefined && told.about !== JSON.stringify(bodyOf(form.values)),
  };
}
