import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { importNames, inlineClassNames, shortenClassName } from './class-names.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let folder = '';

const FILES = {
  'part.module.css': `.row { color: red; }\n.gap { color: blue; }`,
  'part.ts': `import styles from './part.module.css';\nexport const drawn = styles.row;`,
};

beforeAll(() => {
  mkdirSync(path.join(ROOT, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, 'node_modules/.cache/class-names-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a build with class names', () => {
  test('writes a name where it is used, and keeps the whole stylesheet', async () => {
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [inlineClassNames()],
      css: { modules: { generateScopedName: shortenClassName } },
      build: {
        write: false,
        lib: { entry: path.join(folder, 'part.ts'), formats: ['es'], fileName: 'built' },
        rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
      },
    });
    const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
    const styles = outputs.map((output) => (output.type === 'asset' ? String(output.source) : '')).join('');
    const name = shortenClassName('row', path.join(folder, 'part.module.css'));
    expect(code).toContain(name);
    expect(code).not.toContain('_gap_');
    expect(styles).toContain(`.${name}`);
    expect(styles).toContain(`.${shortenClassName('gap', path.join(folder, 'part.module.css'))}`);
  });
});

describe('the names of a stylesheet', () => {
  const text = `import styles from './part.module.css';\n`;

  test('come one by one', () => {
    expect(importNames(`${text}styles.row;`)).toBe(`import * as styles from './part.module.css';\nstyles.row;`);
  });

  test('come as an object where one is chosen while the app runs', () => {
    expect(importNames(`${text}styles[size];`)).toBe(`${text}styles[size];`);
  });

  test('are the same in each build, and others in each file', () => {
    expect(shortenClassName('row', '/a/one.module.css')).toBe(shortenClassName('row', '/a/one.module.css?used'));
    expect(shortenClassName('row', '/a/one.module.css')).not.toBe(shortenClassName('row', '/a/two.module.css'));
    expect(shortenClassName('row', '/a/one.module.css')).toMatch(/^_row_[\w-]{4}$/);
  });
});
