import { execFileSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { createReaders, fits, listAddresses, listReadNames, listScreens, parseAddress } from './lib/addresses.ts';
import { ROOT } from './lib/root.ts';

const patterns = execFileSync(process.execPath, ['scripts/routes.ts'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const beginnings = new Set(
  patterns.map((pattern) => pattern.split('/')[1] ?? '').filter((part) => /^[a-z]/i.test(part)),
);
/** Answered by the server itself, or by calls. */
const NOT_SCREENS = /^\/(badge|certificate|pt|employer)\b/;

const addresses = listAddresses(['server/src/areas', 'server/src/blocks', 'web/src/areas', 'web/src/blocks']).filter(
  ({ path }) => beginnings.has(path.split('/')[1] ?? '') && !NOT_SCREENS.test(path),
);

describe('an address that notices, to-dos and widgets lead to', () => {
  it('is found wherever it is written', () => {
    const written = addresses.map(({ path, searchNames }) => [path, ...searchNames].join(' '));
    expect(written).toContain('/portfolio/badge/my open');
    expect(written).toContain('/admin/job/list state name');
    expect(written).toContain('/lrn/programme/detail/* open');
    expect(written.length).toBeGreaterThan(150);
  });

  it('is one of a screen, or the beginning of some', () => {
    const isBeginning = (path: string) => {
      const { length } = path.split('/');
      return patterns.some((pattern) => fits(pattern.split('/').slice(0, length).join('/'), path));
    };
    const lost = addresses.filter(({ path, searchNames }) => {
      if (patterns.some((pattern) => fits(pattern, path))) return false;
      return searchNames.length > 0 || !isBeginning(path);
    });
    expect(lost).toEqual([]);
  });

  it('asks only for what its screen reads', () => {
    const screens = listScreens();
    const readOf = createReaders();
    const asking = addresses.filter(({ searchNames }) => searchNames.length > 0);
    const unread = asking.flatMap(({ file, path, searchNames }) => {
      const shown = [...screens].filter(([pattern]) => fits(pattern, path)).flatMap(([, files]) => files);
      const known = new Set(shown.flatMap((screen) => [...readOf(screen)]));
      return searchNames.filter((name) => !known.has(name)).map((name) => `${file}: ${path}?${name}`);
    });
    expect(asking.length).toBeGreaterThan(25);
    expect(unread).toEqual([]);
  });
});

describe('the search for addresses', () => {
  it('takes an address apart', () => {
    expect(parseAddress('/admin/job/list?state=FAILED&name=${encodeURIComponent(name)}')).toEqual({
      path: '/admin/job/list',
      searchNames: ['state', 'name'],
    });
    expect(parseAddress('/lrn/programme/detail/${about.id}')).toEqual({
      path: '/lrn/programme/detail/*',
      searchNames: [],
    });
  });

  it('knows patterns with parts, and parts that may be left out', () => {
    expect(fits('/ability/test/01/form/{id?}', '/ability/test/*/form')).toBe(true);
    expect(fits('/lrn/mile/hist/claim/{id?}', '/lrn/mile/hist/claim/*')).toBe(true);
    expect(fits('/lrn/mile/hist/list', '/lrn/mile/hist')).toBe(false);
  });

  it('knows how screens read their address', () => {
    expect(listReadNames('const { tab: asked }: { tab?: unknown } = useSearch({ strict: false });')).toEqual(['tab']);
    expect(
      listReadNames("const search: Record<string, unknown> = useSearch({});\nread(search['from'], search.until)"),
    ).toEqual(['from', 'until']);
    const shape = 'const LIST = {\n  filters: {\n    tab: { oneOf: TABS },\n    text: { maxLength: 100 },\n  },\n};';
    expect(listReadNames(shape)).toEqual(['tab', 'text']);
    expect(listReadNames('const list = useListState(LIST);')).toContain('open');
  });
});
