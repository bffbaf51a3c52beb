import { pageRoute, publicRoute } from '../../../platform/route.ts';

const GALLERY = { menuId: 'PTF_EXC' } as const;
const DESK = { menuId: 'PTF_SEL' } as const;

export const exhibitsRoute = pageRoute(
  '/portfolio/exclnc',
  async () => (await import('./list-screen.tsx')).ExhibitsScreen,
  GALLERY,
);
export const nominationFormRoute = pageRoute(
  '/portfolio/exclnc/form/{id}',
  async () => (await import('./form-screen.tsx')).NominationFormScreen,
  GALLERY,
);
export const exhibitRoute = pageRoute(
  '/portfolio/exclnc/detail/{id}',
  async () => (await import('./detail-screen.tsx')).ExhibitScreen,
  GALLERY,
);
export const nominationsRoute = pageRoute(
  '/portfolio/select/list',
  async () => (await import('./desk-screen.tsx')).NominationsScreen,
  DESK,
);
export const nominationRoute = pageRoute(
  '/portfolio/select/detail/{id}',
  async () => (await import('./review-screen.tsx')).NominationScreen,
  DESK,
);
export const exhibitRoutes = [exhibitsRoute, nominationFormRoute, exhibitRoute, nominationsRoute, nominationRoute];

/** Without a session: each public page leads here. */
export const reportRoute = publicRoute(
  '/pt/{path}/report',
  async () => (await import('./report-screen.tsx')).ReportScreen,
);

export const EXHIBITS = '/portfolio/exclnc';
export const OWN_NOMINATIONS = '/portfolio/exclnc?tab=MINE';
export const NOMINATIONS = '/portfolio/select/list';
export const exhibitPath = (id: string): string => `/portfolio/exclnc/detail/${id}`;
export const nominationFormPath = (id: string): string => `/portfolio/exclnc/form/${id}`;
export const nominationPath = (id: string): string => `/portfolio/select/detail/${id}`;
/** The portfolio as people who are signed in see it; the room of pages brings it. */
export const popupPath = (portfolioId: string): string => `/popup/pt/${portfolioId}`;
