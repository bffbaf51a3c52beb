import { mileageItems as calls } from '@naru/contract/areas/mileage/items.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { changeItem, createItem, listItems, readItem } from './calls.ts';

const items = bindCalls('mileageItems', calls, { listItems, readItem, createItem, changeItem });

/** Items of mileage, kept by the mileage office. */
export const mileageItems: Manifest = { calls: [items] };
