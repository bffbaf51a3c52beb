/**
 * What all workers of a run stand on; handed to them and to the portals they start through the environment.
 */
import type { Cluster } from '@naru/server/src/platform/embedded/cluster.ts';

export const TEMPLATE = 'naru_e2e_template';
export const SECRET = 'a secret for tests only, 32 characters long';
export const KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

const VARIABLE = 'NARU_E2E_GROUND';

export interface Ground {
  readonly cluster: Cluster;
  readonly webRoot: string;
}

export function shareGround(ground: Ground): void {
  process.env[VARIABLE] = JSON.stringify(ground);
}

export function readGround(): Ground {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The browser tests were not set up.');
  return JSON.parse(text) as Ground; // written by shareGround
}
