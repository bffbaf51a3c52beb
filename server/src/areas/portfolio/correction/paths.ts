/** Screens of corrections. */

export const deskPath = (id: string): string => `/profsr/cl/detail/${id}`;
export const QUEUE_PATH = '/profsr/cl/list';
export const MINE_PATH = '/profsr/cl/list?tab=mine';
/** The student's page of a request. */
export const ownPath = (id: string): string => `/portfolio/cl/correction/detail/${id}`;
