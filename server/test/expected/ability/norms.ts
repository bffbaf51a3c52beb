/** Norms: the testing centre makes them, nobody else sees their numbers. Written by hand. */
import { NO_SUCH_ID, type ExpectedCall } from '../people.ts';

const KEEPERS = ['testing'];
const NAMES = { nameKo: '우리 대학', nameEn: 'Our university' };

export const NORM_CALLS: Readonly<Record<string, ExpectedCall>> = {
  'norms.listNorms': { whom: KEEPERS, code: '404' },
  'norms.readNorm': { whom: KEEPERS, code: '404' },
  'norms.previewNorm': { whom: KEEPERS, code: '404', query: { fileId: NO_SUCH_ID } },
  'norms.importNorm': { whom: KEEPERS, code: '404', body: { ...NAMES, fileId: NO_SUCH_ID, planKey: 'none' } },
  'norms.buildOwnNorm': { whom: KEEPERS, code: '404', body: NAMES },
  'norms.stepNorm': { whom: KEEPERS, code: '404', body: { action: 'USE', version: 1 } },
  'norms.rescoreNorm': { whom: KEEPERS, code: '404' },
  'norms.deleteNorm': { whom: KEEPERS, code: '404', body: { version: 1 } },
  'norms.exportNorm': { whom: KEEPERS, code: '404', body: { reason: '다른 학교와 견주어요' } },
};
