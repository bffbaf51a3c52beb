/**
 * Checks the dependency rule of ARCHITECTURE.md over every import, type-only and dynamic ones too, and that folders of
 * an area import each other in no circle, keep their SQL in stores and their jobs by the clock in jobs.ts.
 */
import { cruise, type ICruiseResult } from 'dependency-cruiser';

import { ROOT } from './lib/root.ts';
import { rules } from './lib/boundary-rules.ts';
import { findFolderCycles, findStrayJobs, findStraySql, readSource, serverAreas } from './lib/layers.ts';
import { listSources } from './lib/sources.ts';

const FOLDERS = ['contract/src', 'server', 'web/src', 'e2e', 'bench', 'scripts'];

const modules = listSources().filter(
  (file) =>
    /\.(ts|tsx)$/.test(file) && !file.endsWith('.d.ts') && FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
);
const server = modules.filter((file) => file.startsWith('server/src/') && !file.endsWith('.test.ts')).map(readSource);
const cycles = serverAreas(server).flatMap((area) => findFolderCycles(server, area));
const stray = findStraySql(server);
const strayJobs = findStrayJobs(server);

process.chdir(ROOT);
const { output } = await cruise(FOLDERS, {
  parser: 'swc',
  ruleSet: { forbidden: rules },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|data)/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
  },
});
const { summary } = output as ICruiseResult; // validate without a reporter gives the result itself
for (const violation of summary.violations)
  console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`);
for (const group of cycles) console.error(`folders in a circle: ${group.join(', ')}`);
for (const file of stray) console.error(`SQL outside of a store: ${file}`);
for (const file of strayJobs) console.error(`a job by the clock outside of jobs.ts: ${file}`);
// With an unreadable TypeScript version it would read no modules and find no errors.
const isBroken = summary.totalCruised < modules.length;
if (isBroken)
  console.error(`Only ${summary.totalCruised} of ${modules.length} modules were read: the check itself is broken.`);
const faults = summary.violations.length + cycles.length + stray.length + strayJobs.length;
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports, ${faults} against the rule`,
);
process.exitCode = faults > 0 || isBroken ? 1 : 0;
