import { listPathOf, MOST_FOUND, type SearchSource } from '../../manifest/search-source.ts';
import { COURSE_ORDER, readFilters } from './rules.ts';
import { selectCoursePage, type CourseRow } from './store.ts';

const LIST = '/search/course/list';
/** Classes of one course stand together: so many rows are looked through for different ones. */
const MOST_READ = 40;

/** Courses as their list begins, the latest of each. */
export const findCourses: SearchSource = async (ctx, search) => {
  if (ctx.actor.isOutsider) return [];
  const shape = readFilters({ searchText: search.typed });
  const window = { number: 0, size: MOST_READ, offset: 0 };
  const { rows, counted } = await selectCoursePage(ctx.db, { ...shape, sort: COURSE_ORDER, window }, ctx.locale);
  const latest = [...Map.groupBy(rows, (row) => row.courseCode).values()].flatMap(([row]) => row ?? []);
  const found = latest.slice(0, MOST_FOUND);
  const listPath = listPathOf(LIST, search);
  return [
    {
      kind: 'COURSE',
      name: null,
      foundList: found.map((row) => ({
        id: keyOf(row),
        title: row.name,
        note: `${row.courseCode} · ${row.year} ${row.semesterName}`,
        at: null,
        path: `${listPath}&open=${encodeURIComponent(keyOf(row))}`,
      })),
      listPath: counted > found.length ? listPath : null,
    },
  ];
};

/** Returns the key by which the list names a row in its address. */
function keyOf(row: CourseRow): string {
  return [row.year, row.semesterCode, row.courseCode, row.classNumber].join('.');
}
