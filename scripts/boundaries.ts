/**
 * Checks the dependency rule of ARCHITECTURE.md over every import, type-only and dynamic ones too, that areas, rooms of an
 * area and the server's folders import each other in no circle, and that SQL stands in stores and jobs by the clock in jobs.ts.
 */
import { cruise, type ICruiseResult } from 'dependency-cruiser';

import { ROOT } from './lib/root.ts';
import { rules } from './lib/boundary-rules.ts';
import {
  findAreaCycles,
  findFolderCycles,
  findRoomCycles,
  findStrayJobs,
  findStraySql,
  isProduction,
  readSource,
  serverAreas,
} from './lib/layers.ts';
import { listSources } from './lib/sources.ts';

const FOLDERS = ['contract/src', 'server', 'web/src', 'e2e', 'bench', 'scripts'];

const modules = listSources().filter(
  (file) =>
    /\.(ts|tsx)$/.test(file) && !file.endsWith('.d.ts') && FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
);
const sources = modules
  .filter((file) => /^(contract|server|web)\/src\//.test(file) && isProduction(file))
  .map(readSource);
const server = sources.filter(({ file }) => file.startsWith('server/'));
const cycles = [
  ...serverAreas(server).flatMap((area) => findFolderCycles(server, area)),
  ...findRoomCycles(sources),
  ...findAreaCycles(sources),
];
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
for (const group of cycles) console.error(`in a circle: ${group.join(', ')}`);
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
