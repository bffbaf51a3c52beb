import { mileageRules, RULE } from '@naru/contract/areas/mileage/rules.ts';
import { RULE_REGISTERS } from '@naru/contract/areas/mileage/words.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useState } from 'react';

import { RecordFields } from '../../../blocks/record/record-fields.tsx';
import { RecordForm } from '../../../blocks/record/record-form.tsx';
import { useRecordForm } from '../../../blocks/record/use-record-form.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { DryRunPart } from './dry-run-part.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { formulaPart } from './formula-draft.ts';
import { ruleListRoute } from './routes.ts';
import styles from './rule.module.css';
import { ruleDeskTexts } from './texts.ts';

export type RuleItem = CallOutput<typeof mileageRules.readRule>['item'];
export type DryRun = CallOutput<typeof mileageRules.previewRule>;

/** The form of a new version, which begins with the latest but for its day and its note: its fields and its dry run. */
export function RuleForm({ item }: { readonly item: RuleItem }) {
  const texts = useTexts(ruleDeskTexts).form;
  const format = useFormat();
  const [last] = item.versionList;
  const params = { itemId: item.itemId };
  const form = useRecordForm(RULE, {
    entry: undefined,
    starts: last ? { ...last, effectiveFrom: null, note: '' } : { registerStatusList: ['ENROLLED'] },
    create: mileageRules.saveRule,
    version: item.version,
    params,
    own: { formula: formulaPart },
    after: () => ({ to: addressOf(ruleListRoute), text: texts.saved }),
  });
  const [told, setTold] = useState<{ readonly about: string; readonly run: DryRun }>();
  const preview = useCallMutation(mileageRules.previewRule, { alertMessage: null });
  const show = (values: typeof form.values): void => {
    const body = form.bodyOf(values);
    const onSuccess = (run: DryRun): void => setTold({ about: JSON.stringify(body), run });
    preview.mutate({ params, body }, { onSuccess, onError: form.refuse });
  };
  const isStale = told !== undefined && told.about !== JSON.stringify(form.bodyOf(form.values));
  const fields = {
    form,
    help: { ...texts.help, effectiveFrom: last && texts.effectiveHelp(format.day(last.effectiveFrom)) },
    unit: texts.units,
    options: { registerStatusList: RULE_REGISTERS.map((value) => ({ value, label: texts.registers[value] })) },
    own: {
      formula: (part: Parameters<typeof FormulaFields>[0]['part']) => (
        <FormulaFields part={part} source={item.source} />
      ),
    },
  };
  return (
    <RecordForm form={form} submit={texts.save}>
      <RecordFields {...fields} of={['formula']} />
      <fieldset className={styles.caps}>
        <legend className={styles.legend}>{texts.caps}</legend>
        <p className={styles.meta}>{texts.noCap}</p>
        <div className={styles.three}>
          <RecordFields {...fields} of={['capOnce', 'capTerm', 'capLife']} isRequired />
        </div>
      </fieldset>
      <div className={styles.switches}>
        <RecordFields
          {...fields}
          of={['countsBest', 'paysDifference', ...(item.source === 'PROGRAMME' ? (['needsSurvey'] as const) : [])]}
        />
      </div>
      <RecordFields
        {...fields}
        of={['registerStatusList', 'validTerms', ...(item.source === 'CLAIM' ? (['claimDays'] as const) : [])]}
      />
      <RecordFields {...fields} of={['effectiveFrom', 'note']} />
      <DryRunPart run={told?.run} isStale={isStale}>
        <Button onClick={() => void form.submit(show)} busy={preview.isPending} busyLabel={texts.previewing}>
          {texts.preview}
        </Button>
      </DryRunPart>
    </RecordForm>
  );
}
