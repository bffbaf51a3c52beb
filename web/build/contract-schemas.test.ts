import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { dropTexts, keepAddresses, stubContractSchemas } from './contract-schemas.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let folder = '';

/** A contract and the two ways of importing it; zod's own texts tell the copies apart. */
const FILES = {
  'contract/src/call.ts': `export const api = { post: <const C>(path: string, spec: C) => ({ ...spec, method: 'POST', base: '/api', path }) };`,
  'contract/src/shared.ts': `import { z } from 'zod';\nexport const Name = z.string().min(3);`,
  'contract/src/area.ts': `
    import { z } from 'zod';
    import { api } from './call.ts';
    import { Name } from './shared.ts';
    export const Person = z.object({ name: Name });
    export const area = {
      save: api.post('/person', { summary: 'Saves.', body: Person, output: z.object({}), repeatable: false }),
    };`,
  'plain.ts': `import { area } from './contract/src/area.ts';\nexport const sent = area.save;`,
  'form.ts': `
    import { area } from './contract/src/area.ts';
    import { area as checked, Person } from './contract/src/area.ts?schema';
    export const same = checked.save.path === area.save.path;
    export const takesShort = Person.safeParse({ name: 'ab' }).success;
    export const takesLong = Person.safeParse({ name: 'abc' }).success;`,
};

beforeAll(() => {
  mkdirSync(path.join(ROOT, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, 'node_modules/.cache/contract-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.join(ROOT, 'node_modules/zod'), path.join(folder, 'node_modules/zod'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function buildFile(name: string): Promise<{ code: string; run: () => Promise<Record<string, unknown>> }> {
  const outDir = path.join(folder, `out-${path.parse(name).name}`);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [stubContractSchemas()],
    build: { lib: { entry: path.join(folder, name), formats: ['es'], fileName: 'built' }, outDir },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
  return { code, run: () => import(path.join(outDir, 'built.js')) };
}

describe('a build with the contract', () => {
  test('leaves of a call what sending it takes, and no zod', async () => {
    const { code, run } = await buildFile('plain.ts');
    expect((await run())['sent']).toEqual({ method: 'POST', base: '/api', path: '/person', repeatable: false });
    expect(code.length).toBeLessThan(300);
  });

  test('carries the real zod where a form asks for the schemas', async () => {
    const { code, run } = await buildFile('form.ts');
    expect(await run()).toMatchObject({ same: true, takesShort: false, takesLong: true });
    expect(code.length).toBeGreaterThan(10_000);
  });
});

describe('what is left of a contract file', () => {
  test('a step keeps the method and the address that it has with its machine', () => {
    const text = `export const room = { step: stepCall({ path: BASE, access, actions: STEPS }) };`;
    expect(keepAddresses(text)).toBe(
      `export const room = { step: { method: 'POST', base: '/view/cdp', path: BASE + '/{id}/step' } };`,
    );
  });

  test('a call keeps its method, its address and whether it may be repeated', () => {
    const text = `export const area = { drop: remove(\`\${path}/{id}\`, { access, summary: 'Drops.', repeatable: false }) };`;
    expect(keepAddresses(text)).toBe(
      `export const area = { drop: { method: 'DELETE', base: '/view/cdp', path: \`\${path}/{id}\`, repeatable: false } };`,
    );
  });

  test('a step that is declared with more of its own keeps no more of it', () => {
    const text = `export const board = { step: { ...stepCall({ path: '/post', actions: STEPS }), params: OfPost } };`;
    expect(keepAddresses(text)).toBe(
      `export const board = { step: { method: 'POST', base: '/view/cdp', path: '/post' + '/{id}/step' } };`,
    );
  });

  test('a copy with schemas keeps everything but the texts of its calls', () => {
    const text = `export const area = { save: post('/person', { summary: 'Saves.', remark: 'Once.', body: Person }) };`;
    expect(dropTexts(text)).toBe(
      `export const area = { save: post('/person', { summary: '', remark: '', body: Person }) };`,
    );
  });

  test('constants that hold no schema stay as they are', () => {
    const text = `export const NAMES = ['a', 'b'] as const;\nexport function pageOf(row) { return z.object({ row }); }`;
    expect(keepAddresses(text)).toBe(text);
  });

  test('a schema that nothing names may be dropped', () => {
    expect(keepAddresses(`const filter = { year: Year.optional() };`)).toBe(
      `const filter = /* @__PURE__ */ (() => ({ year: Year.optional() }))();`,
    );
  });
});
