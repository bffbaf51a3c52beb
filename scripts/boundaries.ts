/**
 * The dependency rule of ARCHITECTURE.md, checked over every import, type-only and dynamic ones too.
 */
import { cruise, type ICruiseResult } from 'dependency-cruiser';

import { ROOT } from './lib/root.ts';
import { rules } from './lib/boundary-rules.ts';

/** With a TypeScript that it cannot read it would cruise nothing and find nothing wrong. */
const FEWEST_MODULES = 100;

process.chdir(ROOT);
const { output } = await cruise(['contract/src', 'server', 'web/src', 'e2e', 'bench', 'scripts'], {
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
if (summary.totalCruised < FEWEST_MODULES)
  console.error(`Only ${summary.totalCruised} modules were read: the check itself is broken.`);
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports, ${summary.violations.length} against the rule`,
);
process.exitCode = summary.violations.length > 0 || summary.totalCruised < FEWEST_MODULES ? 1 : 0;
