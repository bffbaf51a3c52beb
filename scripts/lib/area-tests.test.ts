import { describe, expect, it } from 'vitest';

import { listAreas, listRoutePaths, selectTests } from './area-tests.ts';

describe('the tests of an area', () => {
  it('are those of its own files, of what imports them, and of its screens', () => {
    const { serverTests, browserTests, isWanted, env } = selectTests('analytics');
    expect(serverTests).toContain('server/src/areas/analytics/student/calls.test.ts');
    expect(serverTests).toContain('server/test/tables/output.test.ts');
    expect(serverTests).not.toContain('server/src/areas/counselling/law/calls.test.ts');
    expect(browserTests).toContain('e2e/students.spec.ts');
    expect(isWanted('web/src/ui/button.test.tsx')).toBe(false);
    expect(env).toEqual({ NARU_TEST_AREA: 'analytics' });
  });

  it('can be those of one room of it, and of the rooms that stand on it', () => {
    expect(listAreas()).toContain('counselling/room');
    const { serverTests, browserTests } = selectTests('counselling/room');
    expect(serverTests).toContain('server/src/areas/counselling/room/calls.test.ts');
    expect(serverTests).toContain('server/src/areas/counselling/psychological/desk/calls.test.ts');
    expect(serverTests).not.toContain('server/src/areas/counselling/law/calls.test.ts');
    expect(browserTests).toContain('e2e/rooms.spec.ts');
    expect(browserTests).not.toContain('e2e/law.spec.ts');
  });

  it.each(listAreas().filter((area) => area.includes('/')))('%s has screens of its own', (room) => {
    expect(listRoutePaths(room).length).toBeGreaterThan(0);
  });
});
