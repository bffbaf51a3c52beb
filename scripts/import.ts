/**
 * `npm run import -- oneroster FOLDER_OR_ZIP`: imports a roster, whether the portal runs or not.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { importRoster, type ImportProgress, type ImportReport } from '@naru/server/src/areas/admin/roster/import.ts';
import { explainProblem, placeProblem, RosterRefusedError } from '@naru/server/src/areas/admin/roster/problems.ts';
import { migrateSource } from '@naru/server/src/platform/db/source.ts';

import { ProgramError, runProgram, type ProgramContext } from './lib/program.ts';

const USAGE = 'Usage: npm run import -- oneroster FOLDER_OR_ZIP [--dry-run] [--advisor first-class] [--allow-removals]';

interface Asked {
  readonly location: string;
  readonly isDryRun: boolean;
  readonly advisor: 'none' | 'first-class';
  readonly allowsRemovals: boolean;
}

/** Reads the command line; undefined if it makes no sense. */
function readWords(words: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        advisor: { type: 'string', default: 'none' },
        'allow-removals': { type: 'boolean' },
      },
    });
    const [kind, location, ...more] = positionals;
    const { advisor } = values;
    if (kind !== 'oneroster' || !location || more.length > 0) return undefined;
    if (advisor !== 'none' && advisor !== 'first-class') return undefined;
    return {
      // npm runs programs in the checkout, wherever the person called them.
      location: path.resolve(process.env['INIT_CWD'] ?? '', location),
      isDryRun: values['dry-run'] ?? false,
      advisor,
      allowsRemovals: values['allow-removals'] ?? false,
    };
  } catch {
    return undefined; // an unknown option, or one without its value
  }
}

async function run({ source }: ProgramContext, asked: Asked): Promise<void> {
  await migrateSource(source);
  const started = performance.now();
  try {
    const report = await importRoster(source.connection, {
      ...asked,
      actorId: null,
      now: () => new Date(),
      onProgress: (progress) => console.error(describeProgress(progress)),
    });
    printReport(report, { isDryRun: asked.isDryRun, seconds: (performance.now() - started) / 1_000 });
  } catch (error) {
    throw error instanceof RosterRefusedError ? new ProgramError(describeProblems(error)) : error;
  }
}

function describeProgress(progress: ImportProgress): string {
  if (progress.step === 'read') return `read   ${progress.file}.csv: ${progress.rows} rows`;
  return progress.step === 'check' ? 'check  references and keys' : `write  ${progress.kind}`;
}

function printReport(report: ImportReport, own: { isDryRun: boolean; seconds: number }): void {
  const head = own.isDryRun ? 'What the import would do; nothing was changed:' : 'Imported:';
  const width = 15;
  const cells = (texts: readonly (string | number)[]): string =>
    texts.map((text, at) => (at === 0 ? String(text).padEnd(width) : String(text).padStart(9))).join('');
  const lines = report.counts.map(({ kind, given, added, changed, left }) =>
    cells([kind, given, added, changed, left]),
  );
  console.log(`${head} ${report.sourceName} (${report.sourceSystem}), ${own.seconds.toFixed(1)} s`);
  console.log([cells(['', 'given', 'added', 'changed', 'left']), ...lines].join('\n'));
}

/** Describes problems in both languages, because readers of either mend rosters. */
function describeProblems(refused: RosterRefusedError): string {
  const lines = refused.problems.flatMap((problem) =>
    (['ko', 'en'] as const).map((locale, at) => {
      const place = placeProblem(problem, locale);
      const how = problem.reason === 'manyLeave' ? ' (--allow-removals)' : '';
      return `${at === 0 ? '- ' : '  '}${place && `${place}: `}${explainProblem(problem, locale)}${how}`;
    }),
  );
  const more = refused.count - refused.problems.length;
  return [
    '가져올 수 없어서 아무것도 바꾸지 않았어요. / The roster can’t be imported. Nothing was changed.',
    ...lines,
    ...(more > 0 ? [`${more}건 더 있어요 / and ${more} more`] : []),
  ].join('\n');
}

const asked = readWords(process.argv.slice(2));
if (!asked) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram((context) => run(context, asked));
