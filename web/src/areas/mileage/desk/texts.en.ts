import type { Shape } from '../../../platform/i18n/texts.ts';
import type { ko } from './texts.ko.ts';

export const en = {
  label: 'Manage mileage',
  CLAIMS: 'Claims',
  USES: 'Uses',
  OBJECTIONS: 'Disputes',
  BALANCES: 'Balances',
  ENTRIES: 'Manual entries',
  ITEMS: 'Items',
  RULES: 'Rules',
  PURPOSES: 'Purposes',
  CLOSES: 'Term closes',
} as const satisfies Shape<typeof ko>;
