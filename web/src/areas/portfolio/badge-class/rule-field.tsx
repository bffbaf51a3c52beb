import type { BadgeConditionView } from '@naru/contract/areas/portfolio/badge-class.ts';
import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Stack } from '../../../ui/stack.tsx';
import styles from './badge-class.module.css';
import { blankCondition, type ConditionRow } from './class-values.ts';
import { ConditionFields } from './condition-fields.tsx';
import { RuleWords } from './rule-words.tsx';
import { badgeDeskTexts } from './texts.ts';
import type { ClassPageForm } from './use-class-form.ts';

interface RuleFieldProps {
  readonly form: ClassPageForm;
  /** The badge itself, which its rule cannot ask for; undefined for a new one. */
  readonly badgeId: string | undefined;
  /** The conditions that can no longer change. */
  readonly fixed: readonly BadgeConditionView[] | undefined;
}

/** The conditions of a badge, one below the other; all of them have to hold. */
export function RuleField({ form, badgeId, fixed }: RuleFieldProps) {
  const texts = useTexts(badgeDeskTexts).form;
  const format = useFormat();
  const { rowList } = form.values;
  const write = (rows: readonly ConditionRow[]): void => {
    form.set({ rowList: rows });
    form.clear('rule');
  };
  if (fixed)
    return (
      <Section title={texts.rule} text={texts.ruleFixed} size="small">
        <RuleWords conditionList={fixed} />
      </Section>
    );
  return (
    <Section title={texts.rule} text={texts.ruleHelp} size="small">
      <Field as="legend" id={form.idOf('rule')} label={texts.rule} hideLabel error={form.errors.rule}>
        {() => (
          <Stack gap={24}>
            {rowList.map((row, at) => (
              <div key={row.key} className={styles.condition}>
                <ConditionFields
                  row={row}
                  badgeId={badgeId}
                  onChange={(part) => write(rowList.map((one) => (one.key === row.key ? { ...one, ...part } : one)))}
                />
                <IconButton
                  icon={IconX}
                  label={texts.removeCondition(format.number(at + 1))}
                  onClick={() => write(rowList.filter(({ key }) => key !== row.key))}
                />
              </div>
            ))}
            {rowList.length < BADGE_MOST.conditions && (
              <div>
                <Button onClick={() => write([...rowList, blankCondition()])}>{texts.addCondition}</Button>
              </div>
            )}
          </Stack>
        )}
      </Field>
    </Section>
  );
}
