import { mileageBalances as calls } from '@naru/contract/areas/mileage/balances.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { pageBalances } from './calls.ts';
import { balanceList, exportBalances } from './excel-calls.ts';
import { mileageOfWeek } from './home.ts';

const balances = bindCalls('mileageBalances', calls, { pageBalances, exportBalances });

/** Balances and debts of everybody, for the mileage office. */
export const mileageBalancesDesk: Manifest = {
  calls: [balances],
  lists: [balanceList],
  home: { weeks: [mileageOfWeek] },
};
