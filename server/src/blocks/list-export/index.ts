import { listExports } from '@naru/contract/areas/list-export.ts';

import { bindCalls, type CallGroup } from '../../platform/http/serve.ts';
import type { AnyListSource } from '../manifest/list-source.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { cancelExport, downloadExport, pageExports, retryExport } from './calls.ts';
import { handleExports, sweepExports } from './job.ts';
import { exportFailed, exportReady } from './notifications.ts';
import { EXPORT_SETTINGS } from './settings.ts';

/** Binds the calls of background exports to these lists. */
function bindExports(sources: readonly AnyListSource[]): CallGroup {
  return bindCalls('listExports', listExports, {
    pageExports: pageExports(sources),
    downloadExport: downloadExport(sources),
    cancelExport: cancelExport(sources),
    retryExport: retryExport(sources),
  });
}

export const listExport: Manifest = {
  settings: EXPORT_SETTINGS,
  calls: ({ lists }) => [bindExports(lists)],
  notificationTypes: [exportReady, exportFailed],
  jobs: ({ platform, log, brought }) => [handleExports({ platform, log, sources: brought.lists })],
  hourly: ({ platform }) => ({ exports: () => sweepExports(platform) }),
};
