/**
 * Writes docs/access-matrix.md and the marked tables of docs/specification.md from the code. Tests compare.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describeAccess } from './lib/access-matrix.ts';
import { ROOT } from './lib/root.ts';
import { writeSpecification } from './lib/specification.ts';

const specification = path.join(ROOT, 'docs/specification.md');
writeFileSync(path.join(ROOT, 'docs/access-matrix.md'), describeAccess());
writeFileSync(specification, writeSpecification(readFileSync(specification, 'utf8')));
console.log('Wrote docs/access-matrix.md and the tables of docs/specification.md.');
