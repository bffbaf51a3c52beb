/**
 * A browser as far as redirects and cookies go. The portal is asked by `inject()`, everybody else over the network.
 */
import { parseCookies } from '../src/platform/http/cookies.ts';
import type { TestPortal } from './portal.ts';

interface Kept {
  readonly value: string;
  readonly path: string;
  readonly origin: string;
}

export interface Visit {
  readonly status: number;
  readonly url: URL;
  readonly location: URL | undefined;
  readonly setCookies: readonly string[];
}

export interface Browser {
  /** One request with the cookies that belong to it; takes the ones that come back. */
  readonly visit: (address: string | URL) => Promise<Visit>;
  /** Follows redirects until `isThere`. @throws where they end before */
  readonly follow: (address: string | URL, isThere: (url: URL) => boolean) => Promise<URL>;
  /** Cookies that the browser would send to this address. */
  readonly cookieHeader: (address: string | URL) => string;
  readonly clearCookies: () => void;
}

const MOST_REDIRECTS = 12;

export function openBrowser(portal: TestPortal, portalOrigin: string): Browser {
  const jar = new Map<string, Kept>();
  const resolve = (address: string | URL): URL => new URL(address, portalOrigin);
  const cookieHeader = (address: string | URL): string => {
    const url = resolve(address);
    return [...jar]
      .filter(([, kept]) => kept.origin === url.origin && covers(kept.path, url.pathname))
      .map(([key, kept]) => `${key.slice(key.lastIndexOf(' ') + 1)}=${kept.value}`)
      .join('; ');
  };
  const visit = async (address: string | URL): Promise<Visit> => {
    const url = resolve(address);
    const headers = { cookie: cookieHeader(url) };
    const { status, location, setCookies } =
      url.origin === portalOrigin ? await askPortal(portal, url, headers) : await askOther(url, headers);
    for (const line of setCookies) keep(jar, url, line);
    return { status, url, location: location === undefined ? undefined : new URL(location, url), setCookies };
  };
  const follow = async (address: string | URL, isThere: (url: URL) => boolean): Promise<URL> => {
    let at = resolve(address);
    for (let step = 0; step < MOST_REDIRECTS; step += 1) {
      if (isThere(at)) return at;
      const { location, status } = await visit(at);
      if (!location) throw new Error(`${at.href} answered ${status} and led nowhere.`);
      at = location;
    }
    throw new Error(`too many redirects, the last to ${at.href}`);
  };
  return { visit, follow, cookieHeader, clearCookies: () => jar.clear() };
}

function covers(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

function keep(jar: Map<string, Kept>, url: URL, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const settings = new Map([...parseCookies(attributes.join(';'))].map(([name, value]) => [name.toLowerCase(), value]));
  const path = settings.get('path') ?? '/';
  const key = `${url.origin} ${path} ${pair.slice(0, at)}`;
  const isOver = settings.get('max-age') === '0' || Date.parse(settings.get('expires') ?? '') <= Date.now();
  if (isOver) jar.delete(key);
  else jar.set(key, { value: pair.slice(at + 1), path, origin: url.origin });
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly setCookies: readonly string[];
}

async function askPortal(portal: TestPortal, url: URL, headers: Record<string, string>): Promise<Answer> {
  const response = await portal.app.inject({ method: 'GET', url: url.pathname + url.search, headers });
  const setCookies = [response.headers['set-cookie'] ?? []].flat();
  return { status: response.statusCode, location: response.headers.location, setCookies };
}

async function askOther(url: URL, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(url, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    setCookies: response.headers.getSetCookie(),
  };
}
