import { MOST_FOUND, type SearchSource } from '../../../blocks/manifest/search-source.ts';
import { selectFound } from './search-store.ts';
import { resumeWords } from './words.ts';

const MENU = 'PTF_RES';
const LIST = '/portfolio/resume';

/** Somebody's own résumés by their titles and duties; nothing of anybody else's. */
export const findResumes: SearchSource = async ({ db, actor, locale, platform }, search) => {
  const { memberId, rights } = actor;
  const menus = (await platform.sessions.rightsTable()).menuById;
  if (!rights.may(MENU, 'RR') || menus.get(MENU)?.isInDevelopment !== false) return [];
  const found = await selectFound(db, { memberId, search, most: MOST_FOUND + 1, locale });
  return [
    {
      kind: 'PAPER',
      name: resumeWords[locale].found,
      foundList: found.slice(0, MOST_FOUND).map(({ id, title, dutyName, changedAt }) => ({
        id,
        title,
        note: dutyName,
        at: changedAt.toISOString(),
        path: `${LIST}/form/${id}`,
      })),
      listPath: found.length > MOST_FOUND ? LIST : null,
    },
  ];
};
