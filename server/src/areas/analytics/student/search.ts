import { MOST_FOUND, listPathOf, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { readAsked, scopeOf, STUDENT_MENU } from './calls.ts';
import { selectStudentPage } from './store.ts';

/**
 * Finds students that the caller may list; a row links to the record if the caller may open it, otherwise to the list.
 */
export const findStudents: SearchSource = async (ctx, search) => {
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(STUDENT_MENU);
  if (!ctx.actor.rights.may(STUDENT_MENU, 'R')) return [];
  if (!menu?.opensPath || menu.isInDevelopment) return [];
  const window = { number: 0, size: MOST_FOUND, offset: 0 };
  const asked = { ...(await readAsked(ctx, {})), search, window };
  const { rows, counted } = await selectStudentPage(ctx.db, scopeOf(ctx, 'R'), asked, ctx.locale);
  const listPath = listPathOf(menu.opensPath, search);
  return [
    {
      kind: 'STUDENT',
      name: null,
      foundList: rows.map((row) => ({
        id: row.id,
        title: row.name,
        note: `${row.departmentName} · ${row.studentNumber}`,
        at: null,
        path: row.canOpen ? `/popup/stdntInfo/${row.id}` : listPath,
      })),
      listPath: counted > rows.length ? listPath : null,
    },
  ];
};
