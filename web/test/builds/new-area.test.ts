import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, loadConfigFromFile } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { RouteChunk } from '../../build/route-chunks.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const AREAS = ['atlas', 'beacon', 'cedar', 'dune', 'ember', 'fjord', 'grove', 'harbour', 'island', 'jetty'];
const BUILD_MS = 180_000;
/** A build with fewer bytes has no real first screen. */
const LEAST_BYTES = 100_000;
const MOST_BYTES_EACH = 100;
let folder = '';

beforeAll(() => {
  // Otherwise the build would contain React's own checks.
  vi.stubEnv('NODE_ENV', 'production');
  // Outside of node_modules, whose files Node does not run as TypeScript: the build runs the tables of routes.
  folder = mkdtempSync(path.join(tmpdir(), 'naru-new-area-'));
  for (const part of ['web/src', 'web/build', 'web/public', 'web/index.html', 'web/vite.config.ts', 'web/package.json'])
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  cpSync(path.join(ROOT, 'contract/src'), path.join(folder, 'contract/src'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Writes the browser part of a new area: calls, a table of routes with two screens, and a widget. */
function writeArea(name: string): void {
  const Name = capital(name);
  const call = (verb: string) => `get('/${name}/${verb}', { access: signedIn,
    summary: '${Name}', output: z.object({ count: z.int() }) })`;
  const screen = (kind: string) => `
    import { ${name} } from '../../../../contract/src/areas/${name}.ts';
    import { useCall } from '../../platform/query/use-call.ts';
    import styles from './${kind}.module.css';
    export function ${Name}${capital(kind)}() {
      return <p className={styles.${kind}}>{useCall(${name}.${kind}, {}).data?.count}</p>;
    }`;
  const lazy = (kind: string) => `async () => (await import('./${kind}-screen.tsx')).${Name}${capital(kind)}`;
  const files: Readonly<Record<string, string>> = {
    [`contract/src/areas/${name}.ts`]: `
      import { z } from 'zod';
      import { signedIn } from '../access.ts';
      import { get } from '../call.ts';
      export const ${name} = { list: ${call('list')}, detail: ${call('detail')}, glance: ${call('glance')} };`,
    [`web/src/areas/${name}/routes.ts`]: `
      import { pageRoute } from '../../platform/route.ts';
      export const routes = [
        pageRoute('/${name}/list', ${lazy('list')}, { menuId: '${name.toUpperCase()}' }),
        pageRoute('/${name}/detail/{id}', ${lazy('detail')}, { menuId: '${name.toUpperCase()}' }),
      ];`,
    [`web/src/areas/${name}/list-screen.tsx`]: screen('list'),
    [`web/src/areas/${name}/detail-screen.tsx`]: screen('detail'),
    [`web/src/areas/${name}/list.module.css`]: `.list { margin-block: 1px ${name.length}px; }`,
    [`web/src/areas/${name}/detail.module.css`]: `.detail { margin-inline: 2px ${name.length}px; }`,
    [`web/src/blocks/${name}/texts.ko.ts`]: `export const ko = { title: '${Name}에서 새로 온 것이 있어요', count: '건수' };`,
    [`web/src/blocks/${name}/texts.en.ts`]: `export const en = { title: 'Something new from ${Name}', count: 'Count' };`,
    [`web/src/blocks/${name}/texts.ts`]: `
      import { defineTexts } from '../../platform/i18n/texts.ts';
      import { ko } from './texts.ko.ts';
      export const ${name}Texts = defineTexts(ko, async () => (await import('./texts.en.ts')).en);`,
    [`web/src/blocks/${name}/widget.module.css`]: `.${name} { padding-block: 3px ${name.length}px; }`,
    [`web/src/blocks/${name}/${name}-widget.tsx`]: `
      import { ${name} } from '../../../../contract/src/areas/${name}.ts';
      import { useTexts } from '../../platform/i18n/use-texts.ts';
      import { useCall } from '../../platform/query/use-call.ts';
      import { Section } from '../../ui/section.tsx';
      import { ${name}Texts } from './texts.ts';
      import styles from './widget.module.css';
      export function ${Name}Widget() {
        const texts = useTexts(${name}Texts);
        const { data } = useCall(${name}.glance, {});
        return <Section title={texts.title}><p className={styles.${name}}>{texts.count} {data?.count}</p></Section>;
      }`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** The lines that CONTRIBUTING.md asks for beside the area's own files. */
function registerArea(name: string): void {
  const Name = capital(name);
  insert('web/src/app/routes.ts', 'export const LATER_AREAS: readonly LaterArea[] = [', {
    after: `\n  { beginning: '/${name}/', load: () => import('../areas/${name}/routes.ts') },`,
  });
  const dashboard = 'web/src/areas/home/dashboard';
  insert(`${dashboard}/places.ts`, `export type LaterWidgetId =`, { after: `\n  | '${name}'` });
  insert(`${dashboard}/places.ts`, `\n  later('notices', 'main'),`, { after: `\n  later('${name}', 'main'),` });
  insert(`${dashboard}/later/widgets.ts`, `  notices: NoticesWidget,`, { after: `\n  ${name}: ${Name}Widget,` });
  insert(`${dashboard}/later/widgets.ts`, `import type { FunctionComponent } from 'react';`, {
    after: `\nimport { ${Name}Widget } from '../../../../blocks/${name}/${name}-widget.tsx';`,
  });
  insert(`${dashboard}/arrange/texts.ko.ts`, `  widgets: {`, { after: `\n    ${name}: '${Name}',` });
  insert(`${dashboard}/arrange/texts.en.ts`, `  widgets: {`, { after: `\n    ${name}: '${Name}',` });
}

function insert(file: string, place: string, { after }: { readonly after: string }): void {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (!text.includes(place)) throw new Error(`${file} has no “${place}” to add to.`);
  writeFileSync(
    path.join(folder, file),
    text.replace(place, () => place + after),
  );
}

interface FirstScreen {
  readonly bytes: number;
  /** The code of every file of the build. */
  readonly code: string;
}

/** Scripts that the page names and those of the dashboard's screen, as scripts/budgets.ts counts them. */
async function buildFirstScreen(): Promise<FirstScreen> {
  const configFile = path.join(folder, 'web/vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile);
  const plugins = (loaded?.config.plugins ?? []).flat().filter((plugin) => {
    // The compressed copies beside the files are not counted here.
    return !(plugin && 'name' in plugin && plugin.name === 'naru:compress');
  });
  const outDir = path.join(folder, 'built');
  const config = { ...loaded?.config.build, outDir, emptyOutDir: true };
  await build({ ...loaded?.config, configFile: false, logLevel: 'silent', plugins, build: config });
  const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');
  const named = [...read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  const routes = JSON.parse(read('route-chunks.json')) as RouteChunk[]; // written by the build above
  const ofScreen = routes.find(({ address }) => address === '/dashboard')?.files ?? [];
  const first = new Set([...named, ...ofScreen.filter((file) => file.endsWith('.js'))]);
  const all = readdirSync(path.join(outDir, 'assets')).filter((file) => file.endsWith('.js'));
  return {
    bytes: [...first].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0),
    code: all.map((file) => read(`assets/${file}`)).join('\n'),
  };
}

test(
  'ten areas with routes, screens and a widget below the fold add at most 1 kB to the first screen',
  async () => {
    const before = await buildFirstScreen();
    for (const name of AREAS) {
      writeArea(name);
      registerArea(name);
    }
    const after = await buildFirstScreen();
    expect(before.bytes).toBeGreaterThan(LEAST_BYTES);
    // The new areas are really in the build: otherwise nothing would be measured.
    for (const name of AREAS) {
      expect(before.code).not.toContain(`${capital(name)}에서 새로 온`);
      expect(after.code).toContain(`${capital(name)}에서 새로 온`);
      expect(after.code).toContain(`/${name}/detail/{id}`);
    }
    console.log(`An area adds ${(after.bytes - before.bytes) / AREAS.length} bytes to ${before.bytes}.`);
    expect((after.bytes - before.bytes) / AREAS.length).toBeLessThanOrEqual(MOST_BYTES_EACH);
  },
  BUILD_MS,
);
