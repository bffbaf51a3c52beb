/** The next things after a result: suggestions of the test that the student can follow now, each with its page. */
import type { InstrumentAction } from '@naru/contract/areas/ability/instrument.ts';
import type { ResultNext } from '@naru/contract/areas/ability/result.ts';

import type { Person } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/serve.ts';
import { findCounselling } from '../../counselling/api.ts';
import { findProgrammesFor } from '../../learning/api.ts';
import { selectMenus } from './store.ts';
import { resultWords } from './words.ts';

const MOST = 3;

/** Lists up to three that can be done today; fewer where there are fewer. */
export async function listNext(ctx: CallContext<Person>, actions: readonly InstrumentAction[]): Promise<ResultNext[]> {
  const offered = await readOffered(ctx, actions);
  const found: ResultNext[] = [];
  for (const action of actions) {
    const next = await resolve(ctx, action, offered);
    if (next && found.every(({ path }) => path !== next.path)) found.push(next);
    if (found.length === MOST) break;
  }
  return found;
}

type Offered = Awaited<ReturnType<typeof readOffered>>;

/** Reads the programmes and menus of all suggestions at once. */
async function readOffered(ctx: CallContext<Person>, actions: readonly InstrumentAction[]) {
  const { rights } = ctx.actor;
  const competencies = actions.flatMap((action) => (action.kind === 'PROGRAMME' ? [action.coreCompetency] : []));
  const menuIds = actions.flatMap((action) => (action.kind === 'MENU' ? [action.menuId] : []));
  const open = menuIds.filter((menuId) => rights.may(menuId, 'R') || rights.may(menuId, 'C'));
  const [programmes, menus] = await Promise.all([
    findProgrammesFor(ctx, competencies),
    selectMenus(ctx.db, open, ctx.locale),
  ]);
  return { programmes, menus: new Map(menus.map((menu) => [menu.id, menu])) };
}

async function resolve(
  ctx: CallContext<Person>,
  action: InstrumentAction,
  { programmes, menus }: Offered,
): Promise<ResultNext | undefined> {
  const base = { kind: action.kind, reason: action.reason[ctx.locale], until: null };
  switch (action.kind) {
    case 'PROGRAMME': {
      const offer = programmes.get(action.coreCompetency);
      return offer && { ...base, title: offer.title, until: offer.until.toISOString(), path: offer.path };
    }
    case 'COUNSELLING': {
      const offer = await findCounselling(ctx, action.with);
      const { counselling, counsellingWith } = resultWords[ctx.locale];
      if (!offer) return undefined;
      const { personNm, path } = offer;
      const title = personNm === null ? counselling[action.with] : counsellingWith(personNm, action.with);
      return { ...base, title, path };
    }
    case 'MENU': {
      const menu = menus.get(action.menuId);
      return menu && { ...base, title: menu.name, path: menu.path };
    }
  }
}
