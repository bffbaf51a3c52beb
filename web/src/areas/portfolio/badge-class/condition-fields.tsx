import { TEST_FAMILIES } from '@naru/contract/areas/ability/words.ts';
import { PROGRAMME_TYPES } from '@naru/contract/areas/learning/words.ts';
import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';
import { ENUMS } from '@naru/contract/enums.ts';

import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './badge-class.module.css';
import { BadgeField } from './badge-field.tsx';
import { ANY, type ConditionKind, type ConditionRow } from './class-values.ts';
import { SeriesField } from './series-field.tsx';
import { useBadgeWords } from './use-badge-words.ts';

export interface ConditionFieldsProps {
  readonly row: ConditionRow;
  readonly badgeId: string | undefined;
  readonly onChange: (part: Partial<ConditionRow>) => void;
}

const KINDS: readonly ConditionKind[] = ['PROGRAMME', 'PROGRAMMES', 'HOURS', 'MILEAGE', 'TEST', 'BADGE'];

/** The kind of a condition, and what its kind asks for. */
export function ConditionFields({ row, badgeId, onChange }: ConditionFieldsProps) {
  const { texts: all } = useBadgeWords();
  const texts = all.form;
  return (
    <div className={styles.conditionFields}>
      <Select
        label={texts.kind}
        options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        placeholder={texts.kind}
        value={row.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
      {row.kind === 'PROGRAMME' && <SeriesField value={row.series} onValueChange={(series) => onChange({ series })} />}
      {row.kind === 'BADGE' && (
        <BadgeField value={row.badge} exceptId={badgeId} onValueChange={(badge) => onChange({ badge })} />
      )}
      {row.kind === 'TEST' && (
        <Select
          label={texts.family}
          options={TEST_FAMILIES.map((value) => ({ value, label: all.family[value] }))}
          placeholder={texts.family}
          value={row.family}
          onValueChange={(family) => onChange({ family })}
        />
      )}
      <CountFields row={row} onChange={onChange} />
    </div>
  );
}

/** How many, and of which kind of programme. */
function CountFields({ row, onChange }: Omit<ConditionFieldsProps, 'badgeId'>) {
  const { texts: all, competencyOf, typeOf } = useBadgeWords();
  const texts = all.form;
  const { kind } = row;
  if (kind !== 'PROGRAMMES' && kind !== 'HOURS' && kind !== 'MILEAGE') return null;
  const [label, unit] = {
    PROGRAMMES: [texts.count, texts.countUnit] as const,
    HOURS: [texts.hours, texts.hoursUnit] as const,
    MILEAGE: [texts.points, texts.pointsUnit] as const,
  }[kind];
  return (
    <div className={styles.pair}>
      <NumberField
        label={label}
        unit={unit || undefined}
        min={1}
        max={kind === 'MILEAGE' ? BADGE_MOST.points : BADGE_MOST.count}
        value={row.count}
        onValueChange={(count) => onChange({ count })}
      />
      {kind === 'PROGRAMMES' && (
        <Select
          label={texts.type}
          options={[
            { value: ANY, label: texts.typeAny },
            ...PROGRAMME_TYPES.map((value) => ({ value, label: typeOf(value) })),
          ]}
          placeholder={texts.typeAny}
          value={row.type}
          onValueChange={(type) => onChange({ type })}
        />
      )}
      {kind !== 'MILEAGE' && (
        <Select
          label={texts.competency}
          options={[
            { value: ANY, label: texts.competencyAny },
            ...ENUMS.coreCompetency.map((value) => ({ value, label: competencyOf(value) })),
          ]}
          placeholder={texts.competencyAny}
          value={row.competency}
          onValueChange={(competency) => onChange({ competency })}
        />
      )}
    </div>
  );
}
