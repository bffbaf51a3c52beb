/**
 * A portal with the demonstration university, and its twenty people signed in.
 */
import { session } from '@naru/contract/areas/session.ts';
import { DEMO_PEOPLE } from '@naru/contract/testing/menu-table.ts';

import { DEMO_PASSWORD } from '../../demo/demo-users.ts';
import { seedDemo } from '../../demo/seed.ts';
import { openAllStudents } from '../builders.ts';
import { ensureTemplate, openTestPortal, type TestPortal } from '../portal.ts';

/** Filled once a run: the files that look at the whole university clone it. */
const TEMPLATE = 'naru_demo_template';

/** By ALLSTDNT, for which they have given a reason. */
const SEES_ALL_STUDENTS: ReadonlySet<string> = new Set(['admin']);

export type DemoName = string;

export interface DemoPortal {
  readonly portal: TestPortal;
  /** A token each; the same one until `signInAgain`. */
  readonly tokenOf: (name: DemoName) => string;
  readonly signInAgain: (name: DemoName) => Promise<void>;
}

export async function openDemoPortal(env: Record<string, string> = {}): Promise<DemoPortal> {
  await ensureTemplate(TEMPLATE, (connection) =>
    seedDemo(connection, {
      students: 300,
      today: '2026-11-20',
      keys: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    }),
  );
  const portal = await openTestPortal(env, { template: TEMPLATE });
  const tokens = new Map<DemoName, string>();
  const signInAgain = async (name: DemoName): Promise<void> => {
    const body = { username: name, password: DEMO_PASSWORD };
    const { accessToken } = await portal.get(session.login, { body });
    tokens.set(name, accessToken);
    if (SEES_ALL_STUDENTS.has(name)) await openAllStudents(portal, accessToken);
  };
  await Promise.all(DEMO_PEOPLE.map(signInAgain));
  const tokenOf = (name: DemoName): string => {
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`${name} is none of the demo people`);
    return token;
  };
  return { portal, tokenOf, signInAgain };
}
