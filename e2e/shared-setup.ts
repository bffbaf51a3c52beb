/**
 * The setup that all workers of a run share; the environment hands it to them and to the portals they start.
 */
import type { Cluster } from '@naru/server/src/platform/embedded/cluster.ts';

export const TEMPLATE = 'naru_e2e_template';
export const SECRET = 'a secret for tests only, 32 characters long';
export const KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

const VARIABLE = 'NARU_E2E_SETUP';

export interface SharedSetup {
  readonly cluster: Cluster;
  readonly webRoot: string;
}

export function shareSetup(setup: SharedSetup): void {
  process.env[VARIABLE] = JSON.stringify(setup);
}

export function readSetup(): SharedSetup {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The browser tests were not set up.');
  return JSON.parse(text) as SharedSetup; // written by shareSetup
}
