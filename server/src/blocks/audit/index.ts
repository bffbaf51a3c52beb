import type { Manifest } from '../manifest/manifest.ts';
import { sealPrivacyLog } from './privacy-seal.ts';

export const audit: Manifest = {
  hourly: ({ platform: { db, sealing, now }, log }) => ({
    privacyLog: () => sealPrivacyLog({ db, sealing, now: now(), log }),
  }),
};
