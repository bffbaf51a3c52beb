/** Tests that somebody began and did not finish, as things to do. */
import type { TodoSource } from '../../../blocks/manifest/todo-source.ts';
import { FAMILY_MENUS } from '@naru/contract/areas/ability/words.ts';
import { koreanDate } from '../../../platform/time.ts';
import { readInstruments } from './content.ts';
import { formPath } from './place.ts';
import { endOf, isClosed } from './rules.ts';
import { selectOpenSessions } from './store.ts';
import { sessionWords } from './words.ts';

type Asked = Parameters<TodoSource>[0];
export type OpenTodo = Awaited<ReturnType<TodoSource>>[number] & { readonly sessionId: string };

/** Lists them with how far each is; those that can be taken no more are left out. */
export async function listOpenTests({ db, actor, locale, now }: Asked): Promise<OpenTodo[]> {
  const rows = await selectOpenSessions(db, { memberId: actor.memberId, locale });
  const open = rows.filter((row) => actor.rights.may(FAMILY_MENUS[row.family], 'C') && !isClosed(row.retiredAt, now));
  const instruments = await readInstruments(
    db,
    open.map(({ versionId }) => versionId),
  );
  return open.map((row) => ({
    sessionId: row.id,
    id: `ability-open:${row.id}`,
    ...sessionWords[locale].open(row.name, row.answered, instruments.get(row.versionId)?.itemList.length ?? 0),
    dueOn: koreanDate(endOf(row)),
    path: formPath(row.family, row.id),
    tick: null,
  }));
}
