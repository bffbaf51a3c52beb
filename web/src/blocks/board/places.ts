/**
 * Where each board lies: the part of its addresses before /list, /detail/{id} and /form/{id?}, and its code.
 */
import { addressOf } from '../../platform/route.ts';

const BOARDS: Readonly<Record<string, string>> = {
  '/cmmnty/board/notice': 'notice',
  '/cmmnty/board/archive': 'archive',
  '/anals/analsrpt/board': 'analsrpt',
  '/anals/analsinfo/board/stdytips': 'stdytips',
  '/anals/stdytips/board/stdytips': 'stdytips',
  '/anals/stdytips/board/mjrlrnkwhw': 'mjrlrnkwhw',
  '/anals/stdytips/board/lrncntstpr': 'lrncntstpr',
  '/course/emparc/board/cemparc': 'cemparc',
  '/course/emparc/board/fmdown': 'fmdown',
  '/course/emparc/board/contest': 'contest',
  '/course/emparc/board/sucrvw': 'sucrvw',
  '/profsr/board/teachtips': 'teachtips',
  '/profsr/board/dscsn': 'dscsn',
};
const PROGRAMME = /^\/mntr\/(studmntr|jobmntr|hyfivemntr)\/(?:(mentor|mentee)\/board\/activity|board\/(notice))$/;

export interface BoardPlace {
  readonly code: string;
  readonly list: () => string;
  readonly detail: (id: string) => string;
  readonly form: (id?: string) => string;
}

/** The board of an address; undefined for an address of none. */
export function findPlace(pathname: string): BoardPlace | undefined {
  const base = pathname.replace(/\/(?:list|detail\/[^/]+|form(?:\/[^/]+)?)\/?$/, '');
  const [, programme, side, notice] = PROGRAMME.exec(base) ?? [];
  const code = programme === undefined ? BOARDS[base] : `${programme}.${side ?? notice ?? ''}`;
  if (code === undefined) return undefined;
  return {
    code,
    list: () => `${base}/list`,
    detail: (id) => addressOf({ path: `${base}/detail/{id}` as '/{id}' }, { params: { id } }),
    form: (id) => addressOf({ path: `${base}/form/{id?}` as '/{id?}' }, { params: { id } }),
  };
}
