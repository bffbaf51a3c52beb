import type { RuleFacts } from '@naru/contract/areas/mileage/words.ts';

import type { Format } from '../../../platform/format/format.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ruleTexts } from './rule-texts.ts';
import type { ko } from './rule-texts.ko.ts';
import styles from './rule-words.module.css';

/** Points an hour have two decimals. */
const DECIMALS = 2;

/** Says a rule in words: how points come about, and its caps. */
export function RuleWords({ rule }: { readonly rule: RuleFacts }) {
  const texts = useTexts(ruleTexts);
  const format = useFormat();
  const { capOnce, capTerm, capLife, countsBest, paysDifference, needsSurvey, validTerms, claimDays } = rule;
  const registers = rule.registerStatusList.map((status) => texts.registers[status]);
  const lines = [
    ...sayFormula(rule.formula, texts, format),
    capOnce !== null && texts.capOnce(format.number(capOnce)),
    capTerm !== null && texts.capTerm(format.number(capTerm)),
    capLife !== null && texts.capLife(format.number(capLife)),
    countsBest && texts.best,
    paysDifference && texts.difference,
    texts.registered(registers),
    claimDays !== null && texts.claimDays(format.number(claimDays)),
    needsSurvey && texts.survey,
    validTerms !== null && texts.valid(format.number(validTerms)),
  ].filter((line) => line !== false);
  return (
    <ul className={styles.rule}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function sayFormula(formula: RuleFacts['formula'], texts: typeof ko, format: Format): string[] {
  switch (formula.kind) {
    case 'PIECE':
    case 'HOUR':
      return [texts[formula.kind](format.number(formula.points, DECIMALS))];
    case 'PROMISED':
      return [texts.PROMISED(format.number(formula.perHour, DECIMALS))];
    case 'GRADE':
      return formula.rowList
        .toSorted((one, other) => one.least - other.least)
        .map(({ least, points }) =>
          texts.GRADE({ least: format.number(least, DECIMALS), points: format.number(points) }),
        );
  }
}
