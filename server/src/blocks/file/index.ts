import { file as fileCalls } from '@naru/contract/areas/file.ts';

import { bindCalls } from '../../platform/http/serve.ts';
import type { Manifest } from '../manifest/manifest.ts';
import {
  describeFile,
  downloadAll,
  downloadFile,
  fileLimits,
  pictureAddresses,
  removeFile,
  showPicture,
  uploadFiles,
} from './calls.ts';
import { handleFileSealing } from './jobs.ts';
import { sweepFiles } from './sweep.ts';
import { FILE_SETTINGS } from './settings.ts';

const bound = bindCalls('file', fileCalls, {
  uploadFiles,
  fileLimits,
  downloadAll,
  downloadFile,
  describeFile,
  removeFile,
  pictureAddresses,
  showPicture,
});

export const file: Manifest = {
  settings: FILE_SETTINGS,
  calls: [bound],
  jobs: ({ platform }) => [handleFileSealing(platform)],
  hourly: ({ platform: { db, files, now }, log }) => ({
    files: () => sweepFiles({ db, store: files.store, now: now(), log }),
  }),
};
