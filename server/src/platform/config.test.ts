import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ConfigError, readConfig } from './config.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const TEXT = { SMS_URL: 'solapi://KEY:se%2Fcret@api.solapi.com', SMS_FROM: '02-1234-5678' };
const SECRET = 'x'.repeat(32);
const own = { NARU_SECRET: SECRET, NARU_KEYS: `k1:${KEY}` };

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env, '/srv/naru');
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('settings', () => {
  it('has a default for every one', () => {
    expect(readConfig({}, '/srv/naru')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:3000',
      dataDir: path.resolve('/srv/naru/data'),
      filesDir: path.resolve('/srv/naru/data/files'),
      clamd: undefined,
      databaseUrl: undefined,
      secret: undefined,
      keys: undefined,
      demo: true,
      oidc: undefined,
      smtp: undefined,
      metricsPort: undefined,
      logLevel: 'info',
      trustedProxies: 0,
    });
  });

  it('takes what is given, and an empty one for absent', () => {
    const empty = { PORT: '', HOST: '', BASE_URL: '', DATABASE_URL: '', NARU_DEMO: '', LOG_LEVEL: '', TRUST_PROXY: '' };
    expect(readConfig(empty, '/srv')).toEqual(readConfig({}, '/srv'));
    const config = readConfig(
      {
        ...own,
        PORT: '0',
        HOST: '::1',
        DATA_DIR: '/var/naru',
        DATABASE_URL: 'postgresql://u@h/d',
        METRICS_PORT: '9100',
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
        OIDC_ISSUER: 'https://id.example.ac.kr',
        OIDC_CLIENT_ID: 'naru',
        OIDC_CLIENT_SECRET: 's',
      },
      '/srv',
    );
    expect(config).toMatchObject({ port: 0, baseUrl: 'http://[::1]:0', dataDir: '/var/naru', metricsPort: 9100 });
    expect(config).toMatchObject({ demo: false, logLevel: 'warn', trustedProxies: 1, oidc: { claim: 'sub' } });
  });

  it('keeps files in the data folder unless told otherwise', () => {
    expect(readConfig({ DATA_DIR: '/var/naru' }, '/srv').filesDir).toBe('/var/naru/files');
    expect(readConfig({ DATA_DIR: '/var/naru', FILES_DIR: '/mnt/files' }, '/srv').filesDir).toBe('/mnt/files');
  });

  it.each([
    ['clamd.local:3310', { host: 'clamd.local', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('reads the address of clamd from %s', (text, address) => {
    expect(readConfig({ CLAMD: text }, '/srv').clamd).toEqual(address);
  });

  it('keeps of the base address its origin', () => {
    expect(readConfig({ BASE_URL: 'https://naru.example.ac.kr/', NARU_DEMO: '0' }, '/').baseUrl).toBe(
      'https://naru.example.ac.kr',
    );
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is no number', { PORT: '80a' }, /^PORT must be a port number from 0 to 65535, not "80a"\.$/],
    ['a port too high', { PORT: '65536' }, /^PORT must be a port number/],
    ['a clamd without a port', { CLAMD: 'clamd' }, /^CLAMD must be host:port or unix:/],
    ['a negative port', { PORT: '-1' }, /^PORT must be a port number/],
    ['a metrics port that is none', { METRICS_PORT: 'x' }, /^METRICS_PORT must be a port number/],
    ['a base address with a path', { BASE_URL: 'http://localhost/naru' }, /^BASE_URL must be an http or https origin/],
    ['a base address of another kind', { BASE_URL: 'ftp://localhost' }, /^BASE_URL must be an http or https origin/],
    [
      'a base address with a search',
      { BASE_URL: 'http://localhost/?a=1' },
      /^BASE_URL must be an http or https origin/,
    ],
    ['another database', { ...own, DATABASE_URL: 'mysql://h/d' }, /^DATABASE_URL must start with postgres:\/\//],
    [
      'a database without a secret',
      { NARU_KEYS: own.NARU_KEYS, DATABASE_URL: 'postgres://h/d' },
      /^NARU_SECRET is needed/,
    ],
    ['a database without keys', { NARU_SECRET: SECRET, DATABASE_URL: 'postgres://h/d' }, /^NARU_KEYS is needed/],
    ['a short secret', { NARU_SECRET: 'x'.repeat(31) }, /^NARU_SECRET must have at least 32 characters\.$/],
    ['keys without an id', { NARU_KEYS: KEY }, /^NARU_KEYS must be id:base64 of 32 bytes each/],
    ['a short key', { NARU_KEYS: `k1:${Buffer.alloc(31).toString('base64')}` }, /^NARU_KEYS must be/],
    ['a ring with an empty key', { NARU_KEYS: `k2:${KEY},` }, /^NARU_KEYS must be/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, warn/],
    [
      'a number of proxies that is none',
      { TRUST_PROXY: 'yes' },
      /^TRUST_PROXY must be the number of reverse proxies in front, 0 to 9, not "yes"\.$/,
    ],
    ['demo mode that is neither', { NARU_DEMO: 'true' }, /^NARU_DEMO must be 1 or 0, not "true"\.$/],
    [
      'half of the single sign-on',
      { OIDC_ISSUER: 'https://id' },
      /^OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together/,
    ],
    [
      'an issuer that is no address',
      { OIDC_ISSUER: 'id', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
      /^OIDC_ISSUER must be a URL/,
    ],
    ['a mail server without a scheme', { SMTP_URL: 'mail.example.ac.kr:25' }, /^SMTP_URL must be smtp:\/\/host:port/],
    ['a mail server of another kind', { SMTP_URL: 'https://mail.example.ac.kr' }, /^SMTP_URL must be/],
    ['a mail server without a host', { SMTP_URL: 'smtp://' }, /^SMTP_URL must be/],
    ['a mail server with a search', { SMTP_URL: 'smtp://mail?pool=1' }, /^SMTP_URL must be/],
    [
      'a sender that is no address',
      { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Naru' },
      /^MAIL_FROM must be an e-mail address such as naru@example.ac.kr, not "Naru"\.$/,
    ],
    ['a sender without a server', { MAIL_FROM: 'naru@example.ac.kr' }, /^MAIL_FROM is of use only with SMTP_URL\.$/],
    [
      'another provider of text messages',
      { ...TEXT, SMS_URL: 'https://k:s@api.solapi.com' },
      /^SMS_URL must be solapi:/,
    ],
    ['text messages without a key', { ...TEXT, SMS_URL: 'solapi://api.solapi.com' }, /^SMS_URL must be/],
    ['text messages with a search', { ...TEXT, SMS_URL: `${TEXT.SMS_URL}?x=1` }, /^SMS_URL must be/],
    ['text messages from nobody', { SMS_URL: TEXT.SMS_URL }, /^SMS_FROM must be the sender number/],
    ['a sender number that is none', { ...TEXT, SMS_FROM: 'Naru' }, /^SMS_FROM must be/],
    ['a short secret of reports', { ...TEXT, SMS_REPORT_SECRET: 'short' }, /^SMS_REPORT_SECRET must have at least 16/],
    ['a sender number alone', { SMS_FROM: '02-1234-5678' }, /^SMS_FROM is of use only with SMS_URL\.$/],
  ])('refuses %s, and names the setting', (_what, env, message) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(message)]);
  });

  it('names all that is wrong at once, and no secret', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'y', NARU_SECRET: 'short-secret', TRUST_PROXY: '-2' });
    expect(problems).toHaveLength(4);
    expect(problems.join('\n')).not.toContain('short-secret');
  });
});

it('of a mail server and of text messages tells nothing that may be a password', () => {
  expect(problemsOf({ SMTP_URL: 'http://user:geheim@mail' }).join()).not.toContain('geheim');
  expect(problemsOf({ SMS_URL: 'https://user:geheim@sms' }).join()).not.toContain('geheim');
});

describe('Nt2 text messages', () => {
  const sms = (env: Record<string, string>) => readConfig({ NARU_DEMO: '0', ...env }, '/').sms;

  it('are off without a provider', () => {
    expect(sms({})).toBeUndefined();
  });

  it('go by https, and on this machine by http', () => {
    expect(sms({ ...TEXT, SMS_REPORT_SECRET: 'sixteen letters.' })).toEqual({
      endpoint: 'https://api.solapi.com',
      key: 'KEY',
      secret: 'se/cret',
      from: '0212345678',
      reportSecret: 'sixteen letters.',
    });
    expect(sms({ ...TEXT, SMS_URL: 'solapi://k:s@127.0.0.1:4010' })?.endpoint).toBe('http://127.0.0.1:4010');
  });
});

describe('e-mail', () => {
  const smtp = (env: Record<string, string>) => readConfig({ NARU_DEMO: '0', ...env }, '/').smtp;

  it('is off without a server', () => {
    expect(smtp({})).toBeUndefined();
  });

  it('comes from the portal’s host unless told otherwise', () => {
    const url = 'smtps://user:pass%40word@mail.example.ac.kr:465';
    const from = (env: Record<string, string>) => smtp({ SMTP_URL: url, ...env });
    expect(from({})).toEqual({ url, from: 'no-reply@localhost', domain: 'localhost' });
    expect(from({ BASE_URL: 'https://naru.example.ac.kr' })?.from).toBe('no-reply@naru.example.ac.kr');
    expect(from({ MAIL_FROM: 'naru@example.ac.kr' })).toEqual({
      url,
      from: 'naru@example.ac.kr',
      domain: 'example.ac.kr',
    });
  });
});

describe('demo mode', () => {
  const demo = (env: Record<string, string>): boolean => readConfig(env, '/').demo;

  it('is on with the embedded database, and off with another one', () => {
    expect(demo({})).toBe(true);
    expect(demo({ ...own, DATABASE_URL: 'postgres://h/d' })).toBe(false);
  });

  it('is what NARU_DEMO says', () => {
    expect(demo({ NARU_DEMO: '0' })).toBe(false);
    expect(demo({ ...own, DATABASE_URL: 'postgres://h/d', NARU_DEMO: '1' })).toBe(true);
    expect(demo({ NARU_DEMO: '1', HOST: '0.0.0.0', BASE_URL: 'https://naru.example.ac.kr' })).toBe(true);
    expect(demo({ NARU_DEMO: '0', HOST: '0.0.0.0' })).toBe(false);
  });

  it.each([
    ['HOST', { HOST: '0.0.0.0', BASE_URL: 'http://localhost:3000' }],
    ['HOST', { HOST: '::', BASE_URL: 'http://localhost:3000' }],
    ['BASE_URL', { BASE_URL: 'https://naru.example.ac.kr' }],
    ['BASE_URL', { BASE_URL: 'http://127.0.0.1.example.com' }],
    ['HOST', { HOST: '192.168.0.7' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['HOST, BASE_URL and TRUST_PROXY', { HOST: '::', BASE_URL: 'https://naru.example.ac.kr', TRUST_PROXY: '2' }],
    ['HOST and BASE_URL', { HOST: '0.0.0.0', BASE_URL: 'https://naru.example.ac.kr' }],
  ])('on by default only, refuses to be reached from elsewhere by %s', (names, env) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(new RegExp(`but ${names} makes? the portal reachable`))]);
  });

  it.each([{ HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }, { BASE_URL: 'http://[::1]:8080' }])(
    'stays on where only this machine reaches it: %j',
    (env) => {
      expect(demo(env)).toBe(true);
    },
  );
});
