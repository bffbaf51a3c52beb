import { PROGRAMME_PLACES, PROGRAMME_TYPES, type ProgrammeType } from '@naru/contract/areas/learning/words.ts';
import { useMatch } from '@tanstack/react-router';

import { addressOf } from '../../../../platform/route.ts';

export interface UsedType {
  readonly type: ProgrammeType;
  readonly slug: (typeof PROGRAMME_PLACES)[ProgrammeType]['slug'];
  readonly list: string;
}

/** The type of programme whose screen this is. @throws on a screen of none: its route is wrong */
export function useProgrammeType(): UsedType {
  // The screen's own address: the location is the next one's already while this one is being left.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const type = PROGRAMME_TYPES.find((one) => pathname.startsWith(`${PROGRAMME_PLACES[one].path}/`));
  if (!type) throw new Error(`No programmes lie at ${pathname}.`);
  const { slug, path } = PROGRAMME_PLACES[type];
  return { type, slug, list: `${path}/list` };
}

export const detailOf = (type: ProgrammeType, id: string): string =>
  addressOf({ path: `${PROGRAMME_PLACES[type].path}/detail/{id}` }, { params: { id } });
