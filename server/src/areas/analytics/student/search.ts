import { MOST_FOUND, listPathOf, type SearchSource } from '../../../blocks/search/source.ts';
import { readAsked, sightOf, STUDENT_MENU } from './calls.ts';
import { selectStudentPage } from './store.ts';

/** Students, for whoever may list them; a row leads to the record where that opens, or else to itself in the list. */
export const findStudents: SearchSource = async (ctx, search) => {
  const menu = (await ctx.platform.sessions.rightsTable()).menuById.get(STUDENT_MENU);
  if (!ctx.actor.rights.may(STUDENT_MENU, 'R')) return [];
  if (!menu?.opensPath || menu.isInDevelopment) return [];
  const window = { number: 0, size: MOST_FOUND, offset: 0 };
  const asked = { ...(await readAsked(ctx, {})), search, window };
  const { rows, counted } = await selectStudentPage(ctx.db, sightOf(ctx, 'R'), asked, ctx.locale);
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
