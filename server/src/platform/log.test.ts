import { pino } from 'pino';
import { describe, expect, it } from 'vitest';

import { describeError } from './log.ts';

const CANARY = 'Failing row contains (김서윤, 010-1234-5678)';

class DatabaseError extends Error {
  readonly detail = CANARY;
  readonly code = '23514';
  readonly table = 'member';
  readonly constraint = 'member_status_check';
  readonly routine = 'ExecConstraints';
}

const logged = (error: unknown): string => {
  let line = '';
  const log = pino(
    { base: null, serializers: { err: describeError } },
    { write: (text: string) => void (line += text) },
  );
  log.error({ err: error }, 'failed');
  return line;
};

describe('an error in the log', () => {
  it('of the database keeps its codes and names, and nothing of the row', () => {
    const error = new DatabaseError(`new row violates check constraint: ${CANARY}`);
    const described = describeError(error);
    expect(described).toMatchObject({ code: '23514', table: 'member', constraint: 'member_status_check' });
    expect(JSON.stringify(described)).not.toContain('Failing row');
    expect(logged(error)).not.toMatch(/Failing row|김서윤|010-1234/);
  });

  it('that only has the code of one keeps no message either', () => {
    expect(logged(Object.assign(new Error(CANARY), { code: '23505' }))).not.toContain('Failing row');
  });

  it('with the row in its stack or its cause shows neither', () => {
    const cause = new DatabaseError(CANARY);
    const outer = new Error('Could not save', { cause });
    expect(logged(outer)).not.toContain('Failing row');
    const multiline = new DatabaseError(`first line\n${CANARY}\nat least this`);
    expect(logged(multiline)).not.toContain('Failing row');
  });

  it('of ours keeps its message and where it was thrown', () => {
    const described = describeError(new TypeError('cannot write a symbol'));
    expect(described).toMatchObject({ type: 'TypeError', message: 'cannot write a symbol' });
    expect(described['stack']).toMatch(/^\s+at /);
  });

  it.each([undefined, null, 'a text with 김서윤', 7, { name: '김서윤' }])(
    'that is no error says only its type: %j',
    (thrown) => {
      expect(Object.keys(describeError(thrown))).toEqual(['type']);
    },
  );
});
