/** Expected access of each demo person to the notices: written by hand from docs/specification.md, Privileges. */
import { board } from '@naru/contract/areas/board.ts';
import type { CallInput, CallSpec } from '@naru/contract/call.ts';
import { DEMO_PEOPLE } from '@naru/contract/testing/menu-table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDemoPortal, type DemoPortal } from '../../../test/tables/demo.ts';
import { aContent, aText } from '../../../test/posts.ts';

let demo: DemoPortal;
beforeAll(async () => {
  demo = await openDemoPortal();
}, 60_000);
afterAll(() => demo.portal.close());

const READERS = DEMO_PEOPLE.filter((name) => name !== 'outsider' && name !== 'dev');
/** Demo users who are staff besides their other roles. */
const OFFICE = [
  'staff',
  'law',
  'lawreviewer',
  'psychologist',
  'psychmanager',
  'career',
  'education',
  'mileage',
  'testing',
  'badges',
  'admin',
  'dev',
];
const WRITERS = [...OFFICE, 'chief', 'chiefsupervisor', 'assistant'];
const COMMENTERS = DEMO_PEOPLE.filter(
  (name) => !['alumni', 'assistant', 'lectureassistant', 'coach', 'outsider'].includes(name),
);

const everybody: readonly string[] = [...READERS, 'dev'];
const id = '01930000-0000-7000-8000-000000000001';
const post = aContent();

/** The call, who gets past its gate, and what they get for a post that is not there. */
const EXPECTED: readonly [keyof typeof board, readonly string[], string, object?][] = [
  ['readBoard', everybody, '0000'],
  ['pagePosts', everybody, '0000'],
  ['readPost', everybody, '404'],
  ['readPostForEdit', everybody, '404'],
  ['previewPost', WRITERS, '0000', { body: aText('x') }],
  ['createPost', WRITERS, '9100', { ...post, categoryCode: 'NONE', publish: true }],
  ['changePost', everybody, '404', { ...post, version: 1 }],
  ['stepPost', everybody, '404', { action: 'DELETE', version: 1 }],
  ['pageDeletedPosts', OFFICE, '0000'],
  ['confirmPost', everybody, '404'],
  ['countAudience', WRITERS, '0000'],
  // Nor do they keep what they said.
  ['pageHistory', everybody, '404'],
  ['readChange', everybody, '404'],
  ['readReadership', everybody, '404'],
  ['pageUnread', everybody, '404'],
  ['pageComments', everybody, '404'],
  ['createComment', COMMENTERS, '404', { text: 'x', parentId: null }],
  ['deleteComment', everybody, '404'],
  // The notices are no discussion.
  ['findMembers', COMMENTERS, '404'],
  ['followPost', everybody, '404', { isFollowing: true }],
  ['readDraft', WRITERS, '0000'],
  [
    'saveDraft',
    WRITERS,
    '0000',
    { postId: null, content: { title: 'x', body: null, categoryCode: null }, baseVersion: null },
  ],
  ['discardDraft', WRITERS, '0000'],
  ['exportPosts', OFFICE, '9100', { reason: 'x' }],
  ['readDashboardPosts', everybody, '0000'],
];

describe('the notices', () => {
  it('have a line for every call', () => {
    expect(EXPECTED.map(([call]) => call).sort()).toEqual(Object.keys(board).sort());
  });

  it.each(EXPECTED)('%s is for its own privilege on its own menu', async (name, people, code, body) => {
    const spec: CallSpec = board[name];
    const given: object = {
      params: { code: 'notice', id, commentId: id, number: '1' },
      query: {},
      ...(body && { body }),
    };
    const input = given as CallInput<CallSpec>; // one input for all: each call reads what it takes
    const got: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const person of DEMO_PEOPLE) {
      got[person] = (await demo.portal.ask(spec, input, { token: demo.tokenOf(person) })).envelope.code;
      wanted[person] = people.includes(person) ? code : 'S403';
    }
    expect(got).toEqual(wanted);
  });
});
