/**
 * Settings from the environment, checked once at start. README.md lists them for operators.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ClamdAddress } from './files/scanner.ts';

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly claim: string;
}

export interface SmtpConfig {
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  /** The domain of Message-IDs. */
  readonly domain: string;
}

export interface SmsConfig {
  /** An origin: https, or http on this machine. */
  readonly endpoint: string;
  readonly key: string;
  readonly secret: string;
  /** The sender's registered number, digits only. */
  readonly from: string;
  /** Absent: no report on a message is accepted. */
  readonly reportSecret: string | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Where the bytes of files lie; more than one process must see the same folder. */
  readonly filesDir: string;
  /** Absent: files are taken without a scan for viruses. */
  readonly clamd: ClamdAddress | undefined;
  /** Absent: the portal runs a PostgreSQL of its own in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Signs tokens. With the embedded database it is made on the first start and kept beside it. */
  readonly secret: string | undefined;
  /** Ring of master keys, newest first: `id:base64`, comma-separated. */
  readonly keys: string | undefined;
  readonly demo: boolean;
  readonly oidc: OidcConfig | undefined;
  /** Absent: the portal sends no email, and what needs one is closed. */
  readonly smtp: SmtpConfig | undefined;
  /** Absent: the portal sends no text messages, and offers none. */
  readonly sms: SmsConfig | undefined;
  readonly metricsPort: number | undefined;
  readonly logLevel: string;
  /** How many reverse proxies of ours add to X-Forwarded-For; what stands before theirs anybody can forge. */
  readonly trustedProxies: number;
}

export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const LIST = new Intl.ListFormat('en-GB');
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/**
 * Reads the settings. Every bad one is named, all at once.
 * @throws ConfigError with one line a problem
 */
export function readConfig(env: Environment, root: string): Config {
  const problems: string[] = [];
  const port = readPort(env, 'PORT', problems) ?? 3000;
  const host = env['HOST'] || '127.0.0.1';
  const baseUrl = readBaseUrl(env, { host, port }, problems);
  const databaseUrl = env['DATABASE_URL'] || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    problems.push('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  for (const name of ['NARU_SECRET', 'NARU_KEYS'] as const) {
    if (databaseUrl && !env[name]) problems.push(`${name} is needed when DATABASE_URL is set.`);
  }
  if (env['NARU_SECRET'] && env['NARU_SECRET'].length < 32) {
    problems.push('NARU_SECRET must have at least 32 characters.');
  }
  if (env['NARU_KEYS'] && !isKeyRing(env['NARU_KEYS'])) {
    problems.push('NARU_KEYS must be id:base64 of 32 bytes each, comma-separated, newest first.');
  }
  const logLevel = env['LOG_LEVEL'] || 'info';
  if (!LOG_LEVELS.includes(logLevel)) {
    problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  }
  const config: Config = {
    port,
    host,
    baseUrl,
    dataDir: path.resolve(root, env['DATA_DIR'] || 'data'),
    filesDir: path.resolve(root, env['FILES_DIR'] || path.join(env['DATA_DIR'] || 'data', 'files')),
    clamd: readClamd(env, problems),
    databaseUrl,
    secret: env['NARU_SECRET'] || undefined,
    keys: env['NARU_KEYS'] || undefined,
    demo: readDemo(env, { host, baseUrl, embedded: !databaseUrl }, problems),
    oidc: readOidc(env, problems),
    smtp: readSmtp(env, baseUrl, problems),
    sms: readSms(env, problems),
    metricsPort: readPort(env, 'METRICS_PORT', problems),
    logLevel,
    trustedProxies: readProxies(env, problems),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

function readPort(env: Environment, name: string, problems: string[]): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    problems.push(`${name} must be a port number from 0 to 65535, not "${text}".`);
    return undefined;
  }
  return port;
}

function readProxies(env: Environment, problems: string[]): number {
  const text = env['TRUST_PROXY'] || '0';
  if (!/^[0-9]$/.test(text))
    problems.push(`TRUST_PROXY must be the number of reverse proxies in front, 0 to 9, not "${text}".`);
  return Number(text);
}

function readBaseUrl(env: Environment, own: { host: string; port: number }, problems: string[]): string {
  const text = env['BASE_URL'];
  const host = own.host.includes(':') ? `[${own.host}]` : own.host;
  if (!text) return `http://${host}:${own.port}`;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    problems.push(`BASE_URL must be an http or https origin such as https://naru.example.ac.kr, not "${text}".`);
    return text;
  }
  return url.origin;
}

/**
 * Reads demo mode. It comes on by itself only with the embedded database, and then refuses to be reachable
 * from elsewhere: its passwords are public (docs/specification.md, Sign-in).
 */
function readDemo(
  env: Environment,
  own: { host: string; baseUrl: string; embedded: boolean },
  problems: string[],
): boolean {
  const text = env['NARU_DEMO'];
  if (text === '1') return true;
  if (text === '0') return false;
  if (text) problems.push(`NARU_DEMO must be 1 or 0, not "${text}".`);
  if (!own.embedded) return false;
  const outside = [
    LOOPBACK.test(own.host) ? undefined : 'HOST',
    !env['BASE_URL'] || LOOPBACK.test(URL.parse(own.baseUrl)?.hostname ?? '') ? undefined : 'BASE_URL',
    /^[1-9]$/.test(env['TRUST_PROXY'] ?? '') ? 'TRUST_PROXY' : undefined,
  ].filter((name) => name !== undefined);
  if (outside.length > 0) {
    problems.push(
      `Demo mode is on by default, and its passwords are public, but ${LIST.format(outside)} ${outside.length > 1 ? 'make' : 'makes'} the portal reachable from elsewhere. Set NARU_DEMO=0, or NARU_DEMO=1 if that is meant.`,
    );
  }
  return true;
}

function readOidc(env: Environment, problems: string[]): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret) {
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all or none.');
    return undefined;
  }
  if (!URL.canParse(issuer)) problems.push(`OIDC_ISSUER must be a URL, not "${issuer}".`);
  return { issuer, clientId, clientSecret, claim: env['OIDC_CLAIM'] || 'sub' };
}

const ADDRESS = /^[^\s@<>"]+@([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)$/i;

/** Reads SMTP_URL. No problem repeats any of it: it may hold a password. */
function readSmtp(env: Environment, baseUrl: string, problems: string[]): SmtpConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: given } = env;
  if (!url) {
    if (given) problems.push('MAIL_FROM is of use only with SMTP_URL.');
    return undefined;
  }
  const parsed = URL.parse(url);
  const isServer = parsed && /^smtps?:$/.test(parsed.protocol) && parsed.hostname !== '';
  if (!isServer || !/^\/?$/.test(parsed.pathname) || parsed.search || parsed.hash) {
    problems.push(
      'SMTP_URL must be smtp://host:port or smtps://host:port, with user:password@ before the host if needed.',
    );
  }
  const host = URL.parse(baseUrl)?.hostname ?? '';
  const from = given || `no-reply@${LOOPBACK.test(host) ? 'localhost' : host}`;
  const domain = ADDRESS.exec(from)?.[1];
  if (domain === undefined) {
    problems.push(`MAIL_FROM must be an e-mail address such as naru@example.ac.kr, not "${from}".`);
  }
  return { url, from, domain: domain ?? '' };
}

const LEAST_REPORT_SECRET = 16;

/** Reads SMS_URL. No problem repeats any of it: it holds a secret. */
function readSms(env: Environment, problems: string[]): SmsConfig | undefined {
  const { SMS_URL: text, SMS_FROM: given, SMS_REPORT_SECRET: reportSecret } = env;
  if (!text) {
    for (const name of ['SMS_FROM', 'SMS_REPORT_SECRET']) {
      if (env[name]) problems.push(`${name} is of use only with SMS_URL.`);
    }
    return undefined;
  }
  const url = URL.parse(text);
  const isProvider = url?.protocol === 'solapi:' && url.hostname !== '' && url.username !== '' && url.password !== '';
  if (!isProvider || !/^\/?$/.test(url.pathname) || url.search || url.hash) {
    problems.push('SMS_URL must be solapi://KEY:SECRET@api.solapi.com, with the key and secret of an account.');
  }
  const from = (given ?? '').replaceAll(/[\s-]/g, '');
  if (!/^\d{8,12}$/.test(from)) {
    problems.push('SMS_FROM must be the sender number that is registered at the provider, such as 02-1234-5678.');
  }
  if (reportSecret && reportSecret.length < LEAST_REPORT_SECRET) {
    problems.push(`SMS_REPORT_SECRET must have at least ${LEAST_REPORT_SECRET} characters.`);
  }
  return {
    endpoint: url ? `${LOOPBACK.test(url.hostname) ? 'http' : 'https'}://${url.host}` : '',
    key: decodeURIComponent(url?.username ?? ''),
    secret: decodeURIComponent(url?.password ?? ''),
    from,
    reportSecret: reportSecret || undefined,
  };
}

function readClamd(env: Environment, problems: string[]): ClamdAddress | undefined {
  const text = env['CLAMD'];
  if (!text) return undefined;
  if (/^unix:\/./.test(text)) return { path: text.slice('unix:'.length) };
  const url = URL.parse(`tcp://${text}`);
  const port = Number(url?.port);
  if (!/^[^/@?#]+:\d+$/.test(text) || !url || url.hostname === '' || !port) {
    problems.push(`CLAMD must be host:port or unix:/path of clamd's socket, not "${text}".`);
    return undefined;
  }
  return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port };
}

function isKeyRing(text: string): boolean {
  return text.split(',').every((part) => {
    const [id, key] = part.split(':');
    return Boolean(id && key) && Buffer.from(key ?? '', 'base64').length === 32;
  });
}

/** Reads the product's version, for the log and the API document. */
export function readVersion(root: string): string {
  const parsed: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return (parsed as { version: string }).version; // the repository's own package.json
}
