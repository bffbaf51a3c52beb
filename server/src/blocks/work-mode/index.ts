import type { Manifest } from '../manifest/manifest.ts';
import { handlePresses, sweepPresses } from './jobs.ts';

/** Presses at desks, carried out some seconds later. */
export const workMode: Manifest = {
  jobs: ({ platform, log, brought }) => [handlePresses({ platform, log, desks: brought.workDesks })],
  hourly: ({ platform }) => ({ presses: () => sweepPresses(platform) }),
};
