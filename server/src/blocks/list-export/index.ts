import { listExports } from '@naru/contract/areas/list-export.ts';

import { defineArea, type Area } from '../../platform/http/serve.ts';
import { cancelExport, downloadExport, pageExports, retryExport } from './calls.ts';
import type { AnyListSource } from './source.ts';

/** The calls of the files that are made in the background, of these lists. */
export function exportArea(sources: readonly AnyListSource[]): Area {
  return defineArea('listExports', listExports, {
    pageExports: pageExports(sources),
    downloadExport: downloadExport(sources),
    cancelExport: cancelExport(sources),
    retryExport: retryExport(sources),
  });
}
