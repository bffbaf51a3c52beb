/**
 * Finds places of the portal that are no menu, by the words that people use for them. Pure.
 */
import { foldWords } from '../fold-words.ts';

type PlaceId = 'certificates' | 'password' | 'account' | 'notifications' | 'notificationSettings' | 'todo' | 'advisor';

/** Where each is, and the menu without which it is not there. */
const PLACES: Readonly<Record<PlaceId, { readonly path: string; readonly menuId?: string }>> = {
  certificates: { path: '/lrn/certificate/list', menuId: 'HOME' },
  password: { path: '/session/account/form#password' },
  account: { path: '/session/account/form' },
  notifications: { path: '/session/notification/list' },
  notificationSettings: { path: '/session/notification/form' },
  todo: { path: '/todo', menuId: 'HOME' },
  advisor: { path: '/cs/prof/advisor', menuId: 'CS_PROF' },
};

/** The title of each, and after it other words for it. */
export type PlaceWords = Readonly<Record<PlaceId, readonly [title: string, ...others: string[]]>>;

export interface FoundPlace {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** Lists the places one of whose words begins as what was typed, or holds it. */
export function findPlaces(words: PlaceWords, typed: string, menuIds: ReadonlySet<string>): FoundPlace[] {
  const wanted = foldWords(typed);
  if (wanted === '') return [];
  return (Object.keys(PLACES) as PlaceId[]).flatMap((id) => {
    const { path, menuId } = PLACES[id];
    const isThere = menuId === undefined || menuIds.has(menuId);
    const isMeant = words[id].some((word) => foldWords(word).includes(wanted));
    return isThere && isMeant ? [{ id, title: words[id][0], path }] : [];
  });
}
