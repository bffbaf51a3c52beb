/**
 * Writes docs/access-matrix.md: who may ask which call, as the contract has it. A test compares.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { describeAccess } from './lib/access-matrix.ts';
import { ROOT } from './lib/root.ts';

writeFileSync(path.join(ROOT, 'docs/access-matrix.md'), describeAccess());
console.log('Wrote docs/access-matrix.md.');
