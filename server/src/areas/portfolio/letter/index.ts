import { coverLetters as calls } from '@naru/contract/areas/portfolio/letter.ts';

import type { Manifest } from '../../../blocks/manifest/manifest.ts';
import { bindCalls } from '../../../platform/http/serve.ts';
import type { EndRequest } from '../core/end-request.ts';
import { keepVersion, listVersions, readAnswer, readVersion, restoreVersion, saveAnswer } from './answer-calls.ts';
import {
  copyLetter,
  createLetter,
  deleteLetter,
  listLetters,
  readLetter,
  restoreLetter,
  saveLetter,
} from './letter-calls.ts';
import { sweepLetters } from './sweep.ts';

/** Cover letters, which nobody but their student writes or reads here. */
export const portfolioLetter = (endRequest: EndRequest): Manifest => ({
  calls: [
    bindCalls('coverLetters', calls, {
      listLetters,
      createLetter,
      copyLetter,
      readLetter,
      saveLetter,
      deleteLetter: deleteLetter(endRequest),
      restoreLetter,
      readAnswer,
      saveAnswer,
      listVersions,
      keepVersion,
      readVersion,
      restoreVersion,
    }),
  ],
  hourly: ({ platform }) => ({ letters: () => sweepLetters(platform) }),
});
