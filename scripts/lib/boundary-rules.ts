/**
 * The imports that are forbidden between modules (ARCHITECTURE.md).
 */
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

const TESTS = String.raw`\.test\.tsx?$`;

function forbid(
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to };
}

export const rules: IForbiddenRuleType[] = [
  // A type and a lazily loaded part may look back: neither runs while modules load.
  forbid('no cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } }),
  forbid('nothing unresolved', {}, { couldNotResolve: true, pathNot: String.raw`(\?|^virtual:|\.css$)` }),
  forbid(
    'contract imports zod and itself',
    { path: '^contract/src', pathNot: TESTS },
    { pathNot: '^contract/src|node_modules/zod' },
  ),
  forbid('server never imports web', { path: '^server' }, { path: '^web' }),
  forbid('web never imports server', { path: '^web' }, { path: '^server' }),
  forbid(
    'platform knows no block and no area',
    { path: '^server/src/platform' },
    { path: '^server/src/(blocks|areas|main|assemble)' },
  ),
  forbid(
    'blocks know no area',
    { path: '^server/src/blocks', pathNot: TESTS },
    { path: '^server/src/(areas|main|assemble)' },
  ),
  forbid(
    'an area reaches another through its api.ts',
    { path: '^server/src/areas/([^/]+)/', pathNot: TESTS },
    { path: '^server/src/areas/[^/]+/', pathNot: ['^server/src/areas/$1/', String.raw`/api\.ts$`] },
  ),
  forbid(
    'calls never import those of another folder',
    { path: String.raw`^(server/src/.+)/[^/]*calls\.ts$` },
    { path: String.raw`[-/]calls\.ts$`, pathNot: '^$1/[^/]+$' },
  ),
  forbid(
    'lower rooms of counselling never import higher ones',
    { path: '^server/src/areas/counselling/(shared|counsellor)/', pathNot: TESTS },
    { path: '^server/src/areas/counselling/(?!(shared|counsellor)/)' },
  ),
  forbid(
    'meetings import no room above them',
    { path: '^server/src/areas/counselling/meeting/', pathNot: TESTS },
    { path: '^server/src/areas/counselling/(?!(shared|counsellor|meeting|referral)/)' },
  ),
  forbid(
    'rules decide, and touch nothing',
    { path: String.raw`^server/src/.*[-/]rules\.ts$` },
    { path: '^server/src/platform/(db|http|session)|^node_modules/(pg|kysely|fastify)' },
  ),
  forbid(
    'stores speak SQL, not HTTP',
    { path: String.raw`^server/src/(blocks|areas)/.*[-/](store|queries|search|counts|sql)\.ts$` },
    { path: String.raw`^server/src/platform/http/(serve|app|failure)\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
  {
    name: 'foreign files are opened apart',
    severity: 'error',
    from: { path: String.raw`^server/src/main\.ts$` },
    to: { path: '^node_modules/(yauzl|csv-parse|saxes)/', reachable: true },
  },
  forbid(
    'the kit knows nothing of ours',
    { path: '^web/src/ui', pathNot: TESTS },
    // Its own words depend on the language; how two texts differ is worked out alike on both sides.
    { path: String.raw`^web/src/(?!ui/|platform/i18n/(locale|texts)\.ts)|^contract/(?!src/shared/splice\.ts)` },
  ),
  forbid(
    'web platform knows no block, area or kit',
    { path: '^web/src/platform', pathNot: TESTS },
    { path: '^web/src/(blocks|areas|app|ui)' },
  ),
  forbid('web blocks know no area', { path: '^web/src/blocks', pathNot: TESTS }, { path: '^web/src/(areas|app)' }),
  forbid(
    'web areas never import each other',
    { path: '^web/src/areas/([^/]+)/' },
    { path: '^web/src/(areas|app)/', pathNot: '^web/src/areas/$1/' },
  ),
  forbid(
    'routes reach no screen statically',
    { path: String.raw`^web/src/areas/.+/routes\.ts$` },
    { path: String.raw`\.tsx$`, dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'production never imports a test',
    { pathNot: [TESTS, '^server/test', '^e2e', '^bench', '^scripts', '^server/demo'] },
    { path: `${TESTS}|^server/test|^e2e` },
  ),
];
