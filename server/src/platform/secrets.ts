/** Keys for signing and wrapping: from the environment, or made once beside the embedded database. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Config } from './config.ts';

export interface Secrets {
  readonly secret: string;
  /** Ring of master keys: `id:base64`, comma-separated, newest first. */
  readonly keys: string;
}

/** Loads the secrets; a file of its own is readable by the portal's user only. */
export function loadSecrets(config: Pick<Config, 'secret' | 'keys' | 'dataDir'>): Secrets {
  if (config.secret && config.keys) return { secret: config.secret, keys: config.keys };
  const file = path.join(config.dataDir, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Secrets) : makeSecrets(file); // written by makeSecrets
  return { secret: config.secret ?? kept.secret, keys: config.keys ?? kept.keys };
}

function makeSecrets(file: string): Secrets {
  const secrets: Secrets = {
    secret: randomBytes(32).toString('base64url'),
    keys: `k1:${randomBytes(32).toString('base64')}`,
  };
  mkdirSync(path.dirname(file), { recursive: true });
  // Whole or not at all: half a file would lock everybody out.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
