/**
 * A stored hash can be compared with the hash of any guess: of short content it reveals everything. So contents are
 * compared by keyed hashes alone, and each column and each plain hash has its reason here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { CALL_GROUPS } from '../../src/main.ts';

const SERVER = path.resolve(import.meta.dirname, '../..');

const PLAIN_HASHES: Readonly<Record<string, string>> = {
  'src/areas/learning/core/rules.ts': 'of a seed that everybody is told, so that anybody can draw again',
  'src/areas/portfolio/core/link-token.ts': 'of a secret that a key made',
  'src/areas/portfolio/credential/document.ts': 'of a holder’s name with a random salt, as Open Badges asks for it',
  'src/areas/portfolio/page/fonts.ts': 'of a font that everybody gets',
  'src/areas/portfolio/page/page-policy.ts': 'of styles that everybody gets',
  'src/areas/portfolio/page/public-page.ts': 'of a page that its reader has in hand, kept nowhere',
  'src/blocks/audit/privacy-seal.ts': 'of rows that stand beside it, and only what a key makes of it is kept',
  'src/blocks/calendar/feed-store.ts': 'of 32 random bytes: nobody tries them all',
  'src/blocks/file/own-sheet.ts': 'of a preview that the caller has in hand, kept nowhere',
  'src/blocks/settings/logo.ts': 'of a picture that everybody sees',
  'src/platform/db/migrate.ts': 'of a file of the repository',
  'src/platform/db/statement-name.ts': 'of SQL without its values',
  'src/platform/embedded/cluster.ts': 'of a folder’s name',
  'src/platform/files/store.ts': 'of the bytes that lie beside it on the disk, as they lie',
  'src/platform/session/single-use.ts': 'of 32 random bytes',
  'src/platform/sms/solapi.ts': 'of the gateway’s own secret, kept nowhere',
};

const COLUMNS: Readonly<Record<string, string>> = {
  'calendar_feed.token_hash': 'of 32 random bytes',
  'file_entry.sha256': 'of the bytes as they lie',
  'idempotency_key.body_hash': 'keyed',
  'law_case.client_digests': 'keyed',
  'law_case.opponent_digest': 'keyed',
  'member.password_hash': 'Argon2',
  'mileage_claim.number_hash': 'keyed',
  'portfolio_link.token_hash': 'of a secret that a key made',
  'session_link.token_hash': 'of 32 random bytes',
  'sign_in_throttle.account_hash': 'keyed',
  'sign_in_throttle.key_hash': 'keyed',
  'sign_up.password_hash': 'Argon2',
  'single_use.hash': 'of 32 random bytes',
};

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(SERVER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .sort();
}

describe('what is kept tells nothing of what was written', () => {
  it('in a plain hash: each has its reason', () => {
    const plain = sourcesOf('src').filter((file) =>
      /\bcreateHash\(|subtle\.digest\(|\bhash\('(?:sha|md)/.test(readFileSync(path.join(SERVER, file), 'utf8')),
    );
    expect(plain).toEqual(Object.keys(PLAIN_HASHES));
  });

  it('in a hash that SQL makes: there is none', () => {
    const made = [
      ...sourcesOf('src'),
      ...readdirSync(path.join(SERVER, 'migrations')).map((one) => `migrations/${one}`),
    ];
    const found = made.filter((file) =>
      /\b(?:md5|sha224|sha256|sha384|sha512|digest|hashtext(?:extended)?)\(\s*[a-z_]+\.(?:body|content|text|answers)/i.test(
        readFileSync(path.join(SERVER, file), 'utf8'),
      ),
    );
    expect(found).toEqual([]);
  });

  it('in a column: each is known for what it is of', () => {
    const listing = readFileSync(path.join(SERVER, 'schema.sql'), 'utf8');
    const columns = [...listing.matchAll(/^create table (\S+) \(\n([\s\S]*?)^\)/gm)].flatMap(([, table, body]) =>
      [...(body ?? '').matchAll(/^ {2}(\w*(?:hash|sha\d+|md5|digests?|fingerprint|checksum)) (?:text|bytea)/gm)].map(
        ([, column]) => `${table}.${column}`,
      ),
    );
    expect(columns.sort()).toEqual(Object.keys(COLUMNS).sort());
  });

  it('of a draft: none is told from another at all', () => {
    const drafts = CALL_GROUPS.flatMap((area) =>
      Object.entries(area.calls)
        .filter(
          ([name, { path: at, method }]) =>
            /^save.*Draft|^autosave/.test(name) || (method === 'PUT' && /\/draft\b/.test(at)),
        )
        .map(([name, spec]) => [`${area.name}.${name}`, spec.draft] as const),
    );
    expect(drafts.length).toBeGreaterThanOrEqual(4);
    expect(drafts.filter(([, draft]) => draft !== true)).toEqual([]);
  });
});
