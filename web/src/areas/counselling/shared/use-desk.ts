import { DESKS, type Desk } from '@naru/contract/areas/counselling/words.ts';
import { useLocation } from '@tanstack/react-router';

import { addressOf } from '../../../platform/route.ts';

export interface UsedDesk {
  readonly desk: Desk;
  readonly list: string;
  readonly hours: string;
  readonly settings: string;
  readonly satisfaction: string;
  readonly detail: (id: string) => string;
  /** The sheet that may be read before a meeting. */
  readonly prep: (id: string) => string;
  /** The record of a meeting; without an id, of one that nobody requested. */
  readonly form: (id?: string) => string;
}

/** The desk that the address names, and the addresses of its screens. */
export function useDesk(): UsedDesk {
  const part = useLocation({ select: ({ pathname }) => pathname.split('/')[2] });
  const desk = DESKS.find((one) => one === part) ?? 'professor';
  const base = `/cnslt/${desk}/dtls` as const;
  return {
    desk,
    list: `${base}/list`,
    hours: `${base}/hours`,
    settings: `${base}/settings`,
    satisfaction: `${base}/satisfaction`,
    detail: (id) => addressOf({ path: `${base}/detail/{id}` }, { params: { id } }),
    prep: (id) => addressOf({ path: `${base}/prep/{id}` }, { params: { id } }),
    form: (id) => addressOf({ path: `${base}/form/{id?}` }, { params: { id } }),
  };
}
