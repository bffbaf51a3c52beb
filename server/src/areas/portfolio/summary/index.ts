import { shownSummary as calls } from '@naru/contract/areas/portfolio/shown-summary.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import { readShownSummary } from './calls.ts';
import { shownPlace } from './home.ts';
import { shownTodos } from './todos.ts';

/** Portfolios and badges of the person themselves on the home. */
export const shownWorkSummary: Manifest = {
  calls: (sources) => [bindCalls('shownSummary', calls, { readShownSummary: readShownSummary(sources) })],
  todoSources: [shownTodos],
  home: { places: [shownPlace] },
};
