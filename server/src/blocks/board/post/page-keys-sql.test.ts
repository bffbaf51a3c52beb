import { board } from '@naru/contract/areas/board.ts';
import { search } from '@naru/contract/areas/search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aDepartment, aMember, signIn } from '../../../../test/builders.ts';
import { openTestPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let token: string;

/** Newest first: 2,100 notices that hold one word, then 1,300 that hold the other; some of both stand on top. */
const [LATE, EARLY] = [2_100, 1_300];

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal.platform;
  await aDepartment(db, { code: '10000' });
  const author = await aMember(db, { types: ['STAFF'], departmentCode: '10000' });
  token = await signIn(portal, author);
  await sql`
    insert into post (id, board_code, title, body, body_html, body_text, author_id, author_name, department_code, status,
      publish_from, is_pinned, created_at, updated_at, updated_by)
    select gen_random_uuid(), 'notice', case when n <= ${LATE} then '등록금 안내 ' else '장학금 안내 ' end || n, '{}', '', '',
      ${author.id}, '조민경', '10000', 'LIVE', timestamptz '2026-11-19' - n * interval '1 minute', n % 500 = 0,
      now(), now(), ${author.id}
    from generate_series(1, ${LATE + EARLY}::int) given(n)`.execute(db);
  await sql`analyze post`.execute(db);
});
afterAll(() => portal.close());

/** The order of the list, by nothing but the words of the titles. */
async function listAll(word: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select p.title from post p where p.title like ${`%${word}%`}
    order by p.is_pinned desc, p.publish_from desc, p.id desc`.execute(portal.platform.db);
  return rows.map((row) => row.title);
}

describe('B2 a page of what a search finds', () => {
  it.each([
    ['등록금', 0],
    ['등록금', 99],
    ['등록금', 104],
    ['등록금', 105],
    ['장학금', 0],
    ['장학금', 64],
    ['안내', 0],
    ['안내', 120],
    ['ㅈㅎㄱ', 0],
    ['ㅈㅎㄱ', 3],
    ['안내 210', 0],
    ['없는말', 0],
  ])('for %s, page %i, stands in the order of the list', async (searchText, page) => {
    const { postPage } = await portal.get(
      board.pagePosts,
      { params: { code: 'notice' }, query: { searchText, page } },
      { token },
    );
    const all = await listAll(searchText.replace('ㅈㅎㄱ', '장학금'));
    expect(postPage.content.map((post) => post.title)).toEqual(all.slice(page * 20, page * 20 + 20));
    expect(postPage).toMatchObject({ totalElements: Math.min(all.length, 1000), totalIsBound: all.length > 1000 });
  });

  it.each(['등록금', '장학금', '안내', '안내 210', 'ㅈㅎㄱ'])(
    'begins for %s as the search over everything does',
    async (text) => {
      const { groupList } = await portal.get(search.find, { query: { searchText: text } }, { token });
      const found = groupList.flatMap((group) => group.foundList.map((one) => one.title));
      expect(found).toEqual((await listAll(text.replace('ㅈㅎㄱ', '장학금'))).slice(0, 4));
    },
  );
});
