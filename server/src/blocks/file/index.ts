import { file as fileCalls } from '@naru/contract/areas/file.ts';

import { defineArea } from '../../platform/http/serve.ts';
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

export const file = defineArea('file', fileCalls, {
  uploadFiles,
  fileLimits,
  downloadAll,
  downloadFile,
  describeFile,
  removeFile,
  pictureAddresses,
  showPicture,
});
