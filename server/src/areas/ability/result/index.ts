import { testResults as resultCalls } from '@naru/contract/areas/ability/result.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { testInvalidated, testTaken } from '../scoring/events.ts';
import { changeReflection, changeShare, pageViews, readLatest, readProfile, readResult, resultLink } from './calls.ts';
import { ownCharts } from './charts.ts';
import { compareResults } from './compare-calls.ts';
import { exportResults, ownResultList } from './excel-calls.ts';
import { abilityPlace } from './home.ts';
import { sharedResults } from './prep.ts';
import { findOwnTests } from './search.ts';

const results = bindCalls('testResults', resultCalls, {
  readLatest,
  readResult,
  compareResults,
  changeReflection,
  changeShare,
  pageViews,
  readProfile,
  exportResults,
});

/** Results of tests: for their students, and for whom those let see them. */
export const abilityResults: Manifest = {
  calls: [results],
  events: [testTaken, testInvalidated],
  lists: [ownResultList],
  studentLinks: [resultLink],
  searchSources: [findOwnTests],
  prepSources: [sharedResults],
  chartSources: [ownCharts],
  home: { places: [abilityPlace] },
};
