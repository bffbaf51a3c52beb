/**
 * Writes who may ask which call, from the contract alone, to be compared with the tables that are written by hand.
 */
import type { Access } from '@naru/contract/access.ts';
import { CALL_GROUPS } from '@naru/server/src/main.ts';

const INTRODUCTION = `# Who may ask which call

Generated from the contract by \`npm run documents\`; a test says where it is out of date. What each of the demo
people really gets is in server/test/expected/calls.ts, written by hand, and is tested against the running portal.

- **Anyone**: with or without a session. **Signed in**: any live session, people from outside the university too.
  **Members**: a live session of the university's own people. **Administrators**: who holds a role with administrator rights.
- Without a session a call answers S401, to whom it is not for S403, and for a row out of reach 404, as for one that is not there.
- Rows: *by scope* are those within the scope of the caller's privilege on the menu (own, own courses, assigned people,
  departments, all); *by call* are those that the summary names.
`;

const WORDS: { readonly [K in Access['kind']]: (access: Extract<Access, { kind: K }>) => readonly [string, string] } = {
  anyone: () => ['Anyone', 'by call'],
  signedIn: () => ['Signed in', 'by call'],
  member: () => ['Members', 'by call'],
  menu: ({ menuId, privilege, isHidden = false }) => [
    `${privilege} on ${menuId}${isHidden ? ' (404 to others)' : ''}`,
    'by scope',
  ],
  anyMenu: ({ menuIds, privilege }) => [`${privilege} on ${menuIds.join(', ')}`, 'by scope'],
  boardMenu: ({ privilege }) => [`${privilege} on the board’s menu`, 'by scope'],
  named: ({ resource }) => [resource, 'by call'],
  administrator: () => ['Administrators', 'all'],
};

function sayAccess(access: Access): readonly [string, string] {
  const say = WORDS[access.kind] as (access: Access) => readonly [string, string]; // chosen by the kind
  return say(access);
}

/** Writes the whole file. */
export function describeAccess(): string {
  const parts = CALL_GROUPS.map((area) => {
    const lines = Object.entries(area.calls).flatMap(([key, spec]) => {
      const [who, rows] = sayAccess(spec.access);
      const actions = Object.entries(spec.actions ?? {}).map(([action, { access }]) => {
        const more = access === undefined ? 'as the call' : sayAccess(access)[0];
        return `| ${key}: ${action} | | ${more} | by the machine | |`;
      });
      return [`| ${key} | ${spec.method} ${spec.base}${spec.path} | ${who} | ${rows} | ${spec.summary} |`, ...actions];
    });
    return [`## ${area.name}`, '', '| call | address | who | rows | |', '|---|---|---|---|---|', ...lines, ''].join(
      '\n',
    );
  });
  return [INTRODUCTION, ...parts].join('\n');
}
