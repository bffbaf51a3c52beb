import { expect, it } from 'vitest';

import { findSnapshot, showSeenPages } from './seen-pages.ts';

it('finds what a page showed, without what surrounds it', () => {
  const context =
    '# Error details\n\nit stays\n\n# Page snapshot\n\n```yaml\n- main:\n  - heading "홈"\n```\n\n# Test source\n\nx\n';
  expect(findSnapshot(context)).toBe('- main:\n  - heading "홈"');
  expect(findSnapshot('# Error details\n')).toBe('');
});

it('says nothing of files that are not there', () => {
  expect(showSeenPages('    Error Context: node_modules/.cache/e2e/none/error-context.md')).toBe('');
});
