/**
 * Faults that the tests exist to find: one of each kind, planted into a copy of the repository, where the named test
 * must fail and report it (`npm test -- faults-of-tests`).
 */

export interface Edit {
  readonly file: string;
  /** Text of the file; its first occurrence is replaced. */
  readonly from: string;
  readonly to: string;
}

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface PlantedFault {
  readonly name: string;
  readonly edit: Edit;
  /** Run in order; the last one must fail, those before it must pass. */
  readonly commands: readonly Command[];
  /** Must match the output of the failing one. */
  readonly says: RegExp;
  /** Runs only if this is installed. */
  readonly needs?: string;
}

const OLDEST = '/usr/lib/postgresql/15/bin';
const INDEX_SCREEN = 'web/src/areas/home/index-screen.tsx';
const INDEX_STYLES = 'web/src/areas/home/index-screen.module.css';

const vitest = (project: string, ...args: string[]): Command => ({
  program: 'vitest',
  args: ['run', '--project', project, ...args],
});
/** Looks at the screens and shells that end so. */
const visit = (name: string): Command => ({
  program: 'playwright',
  args: ['test', '--config', 'e2e/playwright.config.ts', 'all-screens', '-g', ` ${name}$`],
});
const visitOfIndex = visit('/index');
const types: Command = { program: 'tsc', args: ['-p', 'web', '--incremental', 'false', '--checkers', '1'] };

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'a field without a label',
    edit: {
      file: INDEX_SCREEN,
      from: '<p className={styles.purpose}>',
      to: '<input type="text" />\n      <p className={styles.purpose}>',
    },
    commands: [visitOfIndex],
    says: /(phone|desktop), axe: [^]*\blabel\b/,
  },
  {
    name: 'a pixel of sideways scrolling on a phone',
    // Exceeds the window beside the margin of 20 pixels.
    edit: { file: INDEX_STYLES, from: '.page {', to: '.page {\n  min-width: 341px;' },
    commands: [visitOfIndex],
    says: /phone, light: [^]*\b361 in 360/,
  },
  {
    name: 'a Korean word on an English screen',
    edit: { file: 'web/src/areas/home/texts.en.ts', from: "signIn: 'Sign in',", to: "signIn: '로그인'," },
    commands: [visitOfIndex],
    says: /phone, English: [^]*로그인/,
  },
  {
    name: 'sideways scrolling at 320 pixels in English alone',
    edit: { file: INDEX_STYLES, from: '.page {', to: ':lang(en) .page {\n  min-width: 301px;\n}\n\n.page {' },
    commands: [visitOfIndex],
    says: /320 wide, English: [^]*\b321 in 320/,
  },
  {
    name: 'a board that has no name in English, among those that share their code',
    edit: {
      file: 'server/migrations/0006_access__menus.sql',
      from: "'토론방', 'Discussion'",
      to: "'토론방', '토론방'",
    },
    commands: [visit('/profsr/board/dscsn/form/\\{id\\?\\}')],
    says: /phone, English: [^]*토론방/,
  },
  {
    name: 'a Korean word in a shell',
    edit: { file: 'web/src/app/shell/texts.en.ts', from: "mainMenu: 'Main menu',", to: "mainMenu: '주 메뉴'," },
    commands: [visit('the shell of students')],
    says: /desktop, English: [^]*주 메뉴/,
  },
  {
    name: 'a skip link that Tab does not reach',
    edit: {
      file: 'web/src/app/shell/shell.tsx',
      from: '<a className="skip-link" href="#content">',
      to: '<a className="skip-link" href="#content" tabIndex={-1}>',
    },
    commands: [visit('the shell of students')],
    says: /phone, keyboard: /,
  },
  {
    name: 'a contrast below 4.5',
    edit: {
      file: INDEX_STYLES,
      from: '.purpose {',
      to: '.purpose {\n  background: #fff;\n  color: #787878 !important;',
    },
    commands: [visitOfIndex],
    says: /(phone|desktop), axe: [^]*color-contrast/,
  },
  {
    name: 'a pair of tokens that cannot be read in the dark',
    edit: { file: 'web/src/ui/tokens.css', from: '--ink-3: #9ca6ad;', to: '--ink-3: #6b757d;' },
    commands: [vitest('web', 'web/src/ui/contrast.test.ts')],
    says: /ink-3 on bg/,
  },
  {
    name: 'a contrast below 4.5 in the dark alone, in colours that are no tokens',
    edit: {
      file: 'web/src/areas/portfolio/exhibit/exhibit.module.css',
      from: '.meta {\n  margin: 0;\n  color: var(--ink-3);',
      to: '.meta {\n  margin: 0;\n  color: #58646c;',
    },
    commands: [visit('/portfolio/exclnc')],
    says: /desktop, dark: [^]*color-contrast/,
  },
  {
    name: 'a call without a row in the access tables',
    edit: { file: 'server/test/expected/calls.ts', from: "'home.listOwnMenus'", to: "'home.listNoMenus'" },
    commands: [vitest('server', 'server/test/tables/calls.test.ts', '-t', 'has a line for every call')],
    says: /listOwnMenus/,
  },
  {
    name: 'a statement that PostgreSQL 15 does not know',
    edit: {
      file: 'server/src/blocks/reference/tutor/store.ts',
      from: "'member_type.type_code as typeCode',",
      to: `eb.fn<string>('array_to_string', [
        eb.fn('array_shuffle', [eb.fn('string_to_array', ['member_type.type_code', eb.val('|')])]),
        eb.val(''),
      ]).as('typeCode'),`,
    },
    commands: [
      vitest('server', 'server/src/blocks/reference/tutor'),
      { ...vitest('oldest', 'server/test/oldest/statements'), env: { NARU_TEST_PG: OLDEST } },
    ],
    says: /array_shuffle/,
    needs: `${OLDEST}/initdb`,
  },
  {
    name: 'a route that nobody guards',
    edit: {
      file: 'web/src/areas/analytics/routes.ts',
      from: "menuId: 'ANL_STDNT',",
      to: "menuId: 'ANL_STDNT', authRequired: false,",
    },
    commands: [vitest('web', 'web/src/app/guard.test.ts')],
    says: /that open without signing in/,
  },
  {
    name: 'a translation that is missing',
    edit: { file: 'web/src/areas/home/texts.en.ts', from: "    toDashboard: 'Go to my home',\n", to: '' },
    commands: [types],
    says: /texts\.en\.ts.*\n?.*toDashboard/,
  },
  {
    name: 'a field that the contract does not know',
    edit: {
      file: 'server/src/areas/home/menu/calls.ts',
      from: '    office: isEnglish ? menu.officeEn : menu.officeKo,',
      to: '    office: isEnglish ? menu.officeEn : menu.officeKo,\n    ...{ isHidden: menu.isHidden },',
    },
    commands: [vitest('server', 'server/src/areas/home/menu')],
    // In tests the portal refuses to send properties that the contract does not name.
    says: /M9 is told to whom[^]*answered 500/,
  },
];
