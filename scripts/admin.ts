/**
 * `npm run admin -- …`: commands for the server itself; each has its file in `admin/` beside this one.
 */
import { reportPrivacyLog } from './admin/check-privacy-log.ts';
import { createAdministrator } from './admin/create.ts';
import { publishDocument } from './admin/publish.ts';
import { replaceBadgeKeys } from './admin/replace-badge-keys.ts';
import { resetPassword } from './admin/reset.ts';
import { runProgram, type ProgramContext } from './lib/program.ts';

/** Letters, digits and the characters of addresses; no spaces, which could disguise a name. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u;

function checkUsername(username: string): string {
  if (USERNAME.test(username)) return username;
  console.error(
    'A name has 2 to 64 letters, digits, dots, hyphens, underscores or @, and begins with a letter or digit.',
  );
  process.exit(1);
}

const USAGE = `Usage: npm run admin -- create NAME
       npm run admin -- reset NAME
       npm run admin -- publish CODE DAY KO_FILE EN_FILE
       npm run admin -- check-privacy-log [SEAL]
       npm run admin -- replace-badge-keys`;

/** Chooses the work for the command line; undefined for an unknown command. */
function chooseWork(words: readonly string[]): ((context: ProgramContext) => Promise<void>) | undefined {
  const [command, argument] = words;
  if (command === 'create' && argument !== undefined && words.length === 2) {
    const username = checkUsername(argument);
    return (context) => createAdministrator(context, username);
  }
  if (command === 'reset' && argument !== undefined && words.length === 2) {
    return (context) => resetPassword(context, argument);
  }
  if (command === 'publish' && words.length === 5) return (context) => publishDocument(context, words.slice(1));
  if (command === 'check-privacy-log' && words.length <= 2) return (context) => reportPrivacyLog(context, argument);
  if (command === 'replace-badge-keys' && words.length === 1) return replaceBadgeKeys;
  return undefined;
}

const work = chooseWork(process.argv.slice(2));
if (!work) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(work);
