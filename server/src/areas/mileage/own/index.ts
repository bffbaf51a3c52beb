import { mileage as mileageCalls } from '@naru/contract/areas/mileage/own.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { mileagePosted } from '../core/posted-event.ts';
import { pageLines, pageTotals, readSummary } from './calls.ts';
import { exportLines, exportTotals, lineList, totalList } from './excel-calls.ts';
import { expiryJobs } from './jobs.ts';
import { mileagePlace } from './home.ts';
import { MILEAGE_NOTIFICATIONS } from './notifications.ts';
import { findOwnMileage } from './search.ts';
import { mileageTodos } from './todos.ts';

const mileage = bindCalls('mileage', mileageCalls, { readSummary, pageLines, pageTotals, exportLines, exportTotals });

/** A student's own mileage, and the totals that others see. */
export const ownMileage: Manifest = {
  calls: [mileage],
  events: [mileagePosted],
  notificationTypes: MILEAGE_NOTIFICATIONS,
  lists: [lineList, totalList],
  searchSources: [findOwnMileage],
  todoSources: [mileageTodos],
  home: { places: [mileagePlace] },
  jobs: ({ platform }) => expiryJobs(platform),
};
