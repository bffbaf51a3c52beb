/** Addresses of the screens that notices and to-dos lead to. */
export const OWN_NOMINATIONS = '/portfolio/exclnc?tab=MINE';
export const MY_PORTFOLIOS = '/portfolio/my';
export const exhibitPath = (nominationId: string): string => `/portfolio/exclnc/detail/${nominationId}`;
export const deskTabPath = (tab: string): string => `/portfolio/select/list?tab=${tab}`;
