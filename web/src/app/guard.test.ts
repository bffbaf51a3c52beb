/**
 * M2: every menu and every kind of person, against the table written by hand (docs/specification.md §2, Navigation guard).
 */
import type { LoginInfo } from '@naru/contract/areas/session.ts';
import type { Menu } from '@naru/contract/shared/person.ts';
import { DEMO_PEOPLE, EXPECTED_MENUS, menuPathOf, type ExpectedMenu } from '@naru/contract/testing/menu-table.ts';
import { describe, expect, it } from 'vitest';

import type { RouteMeta } from '../platform/route.ts';
import { decideNavigation, type Decision, type Destination, type Person } from './guard.ts';
import { LATER_AREAS, loadAllRoutes } from './routes.ts';

const ROUTES = await loadAllRoutes();
const OPENS = EXPECTED_MENUS.filter((menu) => menu.path !== null);
/** Menus that open outside, in a new tab. */
const LINKS = new Set(['CNS_LINK', 'EMP_TREND', 'ABL_GRDT']);

const PAGE: RouteMeta = { menuId: null, authRequired: true, isPopup: false, isFullPage: false };
const PUBLIC: RouteMeta = { menuId: null, authRequired: false, isPopup: false, isFullPage: true };
const NOBODY: Person = { loginInfo: undefined, menus: [] };

/** With every menu built, as most tests ask for them. */
const PEOPLE = new Map<string, Person>();

function personOf(name: string): Person {
  const person = PEOPLE.get(name) ?? personWith(name, () => true);
  PEOPLE.set(name, person);
  return person;
}

/** Gives what sign-in gives this person; menus that are not built yet are in preparation. */
function personWith(name: string, built: (menuId: string) => boolean): Person {
  const menus = below(null, name, built);
  const loginInfo: LoginInfo = {
    username: name,
    name,
    menuList: menus,
    privilegeList: [
      ...OPENS.filter((menu) => menu.seenBy.includes(name)).map(({ menuId }) => ({ menuId, resourceCd: 'R' })),
      ...(name === 'dev' ? [{ menuId: null, resourceCd: 'DEV' }] : []),
    ],
    hasOpenConsent: false,
  };
  return { loginInfo, menus, menuAddresses: ADDRESSES };
}

function below(parentId: string | null, name: string, built: (menuId: string) => boolean): Menu[] {
  return EXPECTED_MENUS.filter((menu) => menu.parentId === parentId).flatMap((menu) => {
    const children = below(menu.menuId, name, built);
    const isSeen = menu.path === null ? children.length > 0 : menu.seenBy.includes(name);
    return isSeen ? [toMenu(menu, children, built)] : [];
  });
}

function toMenu(menu: ExpectedMenu, children: Menu[], built: (menuId: string) => boolean): Menu {
  const { menuId, nameKo, path } = menu;
  const devAt = path !== null && !built(menuId) ? 'Y' : 'N';
  const linkAt = LINKS.has(menuId) ? 'Y' : 'N';
  const menuPath = menuPathOf(menu);
  return {
    menuId,
    menuNm: nameKo,
    menuPath,
    routerNm: path,
    isOpened: false,
    hiddenAt: 'N',
    linkAt,
    devAt,
    icon: null,
    children,
  };
}

function to(path: string, rest: Partial<Destination> = {}): Destination {
  return { path, href: path, meta: PAGE, isCatchAll: false, isFirst: true, ...rest };
}

/** A decision in one word, and the menu that it is about. */
function inWords(decision: Decision): string {
  switch (decision.kind) {
    case 'go':
      return `go ${decision.menu?.menuId ?? ''}`.trim();
    case 'denied':
      return `denied ${decision.menuId}`;
    case 'inPreparation':
      return `in preparation ${decision.menu.menuId}, ${decision.stays ? 'stays' : 'index'}`;
    case 'signIn':
      return `sign in for ${decision.redirect}`;
    case 'open':
      return `open ${decision.path}`;
    case 'consent':
      return `consent, then ${decision.redirect}`;
    case 'index':
      return 'index';
  }
}

const decide = (destination: Destination, person: Person): string => inWords(decideNavigation(destination, person));
const forEverybody = (tell: (name: string) => string): Record<string, string> =>
  Object.fromEntries(DEMO_PEOPLE.map((name) => [name, tell(name)]));

/** Where every menu lies, as the server answers. */
const ADDRESSES = OPENS.map((menu) => ({ menuId: menu.menuId, menuPath: menuPathOf(menu) }));
/** No route is built there. */
const NOT_BUILT = { isCatchAll: true, meta: PUBLIC };

/** Written by hand after docs/specification.md §2: the menu of each screen whose address does not lie in that menu's; null for none. */
const MENU_OF: Readonly<Record<string, string | null>> = {
  '/': 'HOME',
  '/sitemap': null,
  '/ability/my/popup/{resultId}': null,
  '/ability/norm/{versionId}': 'ABL_ADM',
  '/ability/assignment/list': 'ABL_ADM',
  '/ability/assignment/form/{id?}': 'ABL_ADM',
  '/ability/assignment/detail/{id}': 'ABL_ADM',
  '/ability/participation': 'ABL_ADM',
  '/ability/participation/taken': 'ABL_ADM',
  '/portfolio/cl/detail/{id}/{owner}': null,
  '/portfolio/resume/detail/{id}/{owner}': null,
  '/portfolio/share/{stdntId}': null,
  '/popup/pt/{prtfolioId}': null,
  '/popup/stdntInfo/{stdntId}/{tab?}/{sectionId?}': null,
  '/popup/stdntInfoApi/{stdntId}/{tab?}/{sectionId?}': null,
  '/anals/analsinfo/board/stdytips/list': 'ANL_TIPS',
  '/anals/analsinfo/board/stdytips/detail/{id}': 'ANL_TIPS',
  '/anals/analsinfo/board/stdytips/form/{id?}': 'ANL_TIPS',
  '/search/course/list': 'HOME',
  '/todo': 'HOME',
  '/session/consent/form': 'ACC',
  '/session/export/list': 'ACC',
  '/session/notification/form': 'ACC',
  '/session/notification/list': 'ACC',
  '/cs/prof/advisor': 'CS_PROF',
  '/cs/law/reqst/profile/{id}': 'CS_HIST',
  '/cs/psch/detail/{id}': 'CS_HIST',
  '/cs/psch/detail/{id}/surv': 'CS_HIST',
  '/cs/psch/referral/{id}': 'CS_HIST',
  '/cs/{cnsltStdntId}/surv': 'CS_HIST',
  '/lrn/certificate/list': null,
  '/lrn/certificate/completion/{id}': null,
  '/lrn/certificate/survey/{id}': null,
  '/lrn/message/{programmeId}': null,
  '/cnslt/professor/stdnt/list/{tutor?}': 'CNS_STUD_U',
  '/cnslt/professor/stdnt/form/{id?}': 'CNS_STUD_U',
};

/** The menu whose path the address contains, the longest one. */
function menuIdAround(path: string): string | undefined {
  const around = ADDRESSES.filter(({ menuPath }) => path.includes(menuPath ?? ''));
  return around.sort((a, b) => (b.menuPath ?? '').length - (a.menuPath ?? '').length)[0]?.menuId;
}

const seenBy = (menuId: string): readonly string[] =>
  EXPECTED_MENUS.find((menu) => menu.menuId === menuId)?.seenBy ?? [];

describe('M2 a popup that needs no menu', () => {
  const popup = to('/popup/stdntInfo/x', { meta: { ...PAGE, isPopup: true } });

  it('opens for everybody who is signed in, whatever menus they have', () => {
    expect(forEverybody((name) => decide(popup, personOf(name)))).toEqual(forEverybody(() => 'go'));
    expect(decide(popup, NOBODY)).toBe('sign in for /popup/stdntInfo/x');
  });
});

describe('M2 a screen of a menu', () => {
  const screens = OPENS.filter((menu) => menu.menuId !== 'HOME').map((menu) => [menu.menuId, menu] as const);

  it.each(screens)('%s opens for whom the menu is for, and is denied to the rest', (menuId, menu) => {
    const named = to(menu.path ?? '', { meta: { ...PAGE, menuId } });
    expect(forEverybody((name) => decide(named, personOf(name)))).toEqual(
      forEverybody((name) => {
        if (menu.seenBy.includes(name)) return `go ${menuId}`;
        return `denied ${menuId}`;
      }),
    );
  });

  it.each(screens)(
    '%s is found by its address where nothing is built: nobody else learns what lies there',
    (menuId, menu) => {
      const address = to(`${menuPathOf(menu)}/no/such`, NOT_BUILT);
      expect(forEverybody((name) => decide(address, personOf(name)))).toEqual(
        forEverybody((name) => (menu.seenBy.includes(name) ? `go ${menuId}` : `denied ${menuId}`)),
      );
    },
  );

  it.each(screens)('%s asks nobody in particular to sign in, and to come back', (menuId, menu) => {
    const href = `${menu.path}?page=2#top`;
    const sent = `sign in for ${href}`;
    expect(decide(to(menu.path ?? '', { href, meta: { ...PAGE, menuId } }), NOBODY)).toBe(sent);
    expect(decide(to(menu.path ?? '', { href }), NOBODY)).toBe(sent);
  });

  it.each(screens)(
    '%s in preparation says so, and one stays where one is; it is denied to whom it is not for',
    (menuId, menu) => {
      const notBuilt = (): boolean => false;
      for (const [isFirst, where] of [
        [true, 'index'],
        [false, 'stays'],
      ] as const) {
        const there = to(menu.path ?? '', { ...NOT_BUILT, isFirst });
        expect(forEverybody((name) => decide(there, personWith(name, notBuilt)))).toEqual(
          forEverybody((name) =>
            menu.seenBy.includes(name) ? `in preparation ${menuId}, ${where}` : `denied ${menuId}`,
          ),
        );
      }
    },
  );

  it('in preparation says so by the person’s own menus where the others’ addresses are not known', () => {
    const { loginInfo, menus } = personWith('student', () => false);
    const decideAlone = (path: string): string => decide(to(path, NOT_BUILT), { loginInfo, menus });
    expect(decideAlone('/ability/test/01/list')).toBe('in preparation ABL_T01, index');
    expect(decideAlone('/admin/setting')).toBe('go');
  });

  it.each(screens)('%s that is built but still in preparation opens with dev access only', (menuId, menu) => {
    const person = (name: string): Person => personWith(name, (id) => id !== menuId);
    const destination = to(menu.path ?? '', { meta: { ...PAGE, menuId } });
    expect(forEverybody((name) => decide(destination, person(name)))).toEqual(
      forEverybody((name) => {
        if (!menu.seenBy.includes(name)) return `denied ${menuId}`;
        return name === 'dev' ? `go ${menuId}` : `in preparation ${menuId}, index`;
      }),
    );
  });
});

/** Written by hand after docs/specification.md §2: who is not signed in sees these, and nothing else. */
const OPEN_TO_ALL = [
  '/*',
  '/attend/link',
  '/attend/{sessionId}',
  '/badge/{id}',
  '/certificate/{number}',
  '/error/{code?}',
  '/hyfive',
  '/hyfive/login',
  '/hyfive/signup',
  '/index',
  '/info/email',
  '/info/privacy',
  '/info/tou',
  '/landing',
  '/login',
  '/logout',
  '/pt/{path}/report',
  '/session/password/form',
];

describe('M2 routes', () => {
  it('that open without signing in are the public ones', () => {
    const open = ROUTES.filter(({ path, meta }) => decide(to(path, { meta, isFirst: false }), NOBODY).startsWith('go'));
    expect(open.map(({ path }) => path).sort()).toEqual(OPEN_TO_ALL);
  });

  it('of an area that comes later begin as it does, and no others do', async () => {
    const beginningOf = (path: string): string | undefined =>
      LATER_AREAS.map(({ beginning }) => beginning)
        .filter((beginning) => path.startsWith(beginning))
        .sort((one, other) => other.length - one.length)[0];
    for (const { beginning, load } of LATER_AREAS) {
      // The router matches whole steps of an address.
      expect(beginning).toMatch(/\/$/);
      const own = (await load()).routes.map((route) => route.path);
      expect(own.filter((path) => !path.startsWith(beginning))).toEqual([]);
      expect(ROUTES.flatMap(({ path }) => (beginningOf(path) === beginning ? path : []))).toEqual(own);
    }
  });

  it('name menus that there are', () => {
    const ids = new Set(EXPECTED_MENUS.map((menu) => menu.menuId));
    expect(ROUTES.flatMap((route) => route.meta.menuId ?? []).filter((menuId) => !ids.has(menuId))).toEqual([]);
  });
});

describe('M2 M9 every guarded address', () => {
  const guarded = ROUTES.filter(({ path, meta }) => meta.authRequired && path !== '/' && path !== '/dashboard');

  it.each(guarded.map((route) => [route.path, route] as const))(
    '%s shows its screen to whom its menu is for, and denies it to the rest by the menu’s name',
    (path, { meta }) => {
      const menuId = path in MENU_OF ? MENU_OF[path] : menuIdAround(path);
      expect(menuId).toBeDefined();
      expect(forEverybody((name) => decide(to(path, { meta }), personOf(name)))).toEqual(
        forEverybody((name) => {
          if (!menuId) return 'go';
          return `${seenBy(menuId).includes(name) ? 'go' : 'denied'} ${menuId}`;
        }),
      );
    },
  );

  it('are known by hand where their address lies in no menu, or in another one', () => {
    const odd = guarded.filter(({ path, meta }) => meta.menuId !== (menuIdAround(path) ?? undefined));
    const built = Object.keys(MENU_OF).filter((path) => path !== '/');
    expect(odd.map((route) => route.path).sort()).toEqual(built.sort());
  });

  it.each([
    ['/anals/stdntinfo/list/{tutor?}', '/anals/stdntinfo/list/tutor', 'ANL_TUTOR'],
    ['/anals/stdntinfo/list/{tutor?}', '/anals/stdntinfo/list/course', 'ANL_STDNT'],
    ['/cnslt/professor/stdnt/list/{tutor?}', '/cnslt/professor/stdnt/list/univ', 'CNS_STUD_U'],
    ['/cnslt/professor/stdnt/list/{tutor?}', '/cnslt/professor/stdnt/list/grad', 'CNS_STUD_G'],
  ])('%s belongs at %s to %s alone', (pattern, path, menuId) => {
    const { meta } = ROUTES.find((route) => route.path === pattern) ?? { meta: PUBLIC };
    const without = (name: string): Person => {
      const { loginInfo, menus } = personOf(name);
      const privilegeList = loginInfo?.privilegeList.filter((held) => held.menuId !== menuId) ?? [];
      return { loginInfo: loginInfo && { ...loginInfo, privilegeList }, menus };
    };
    expect(decide(to(path, { meta }), personOf('supervisor'))).toBe(`go ${menuId}`);
    expect(decide(to(path, { meta }), without('supervisor'))).toBe(`denied ${menuId}`);
  });

  it('of a student whom one may know by either menu opens with one of them', () => {
    const { meta } = ROUTES.find(({ path }) => path === '/cnslt/professor/stdnt/form/{id?}') ?? { meta: PUBLIC };
    const { loginInfo, menus } = personOf('supervisor');
    const holding = (menuId: string): Person => ({
      loginInfo: loginInfo && { ...loginInfo, privilegeList: [{ menuId, resourceCd: 'R' }] },
      menus,
    });
    expect(decide(to('/cnslt/professor/stdnt/form/x', { meta }), holding('CNS_STUD_G'))).toMatch(/^go/);
    expect(decide(to('/cnslt/professor/stdnt/form/x', { meta }), holding('CNS_MSG'))).toBe('denied CNS_STUD_U');
  });
});

describe('M2 the root', () => {
  it('leads nobody to /index, and everybody else to the dashboard', () => {
    expect(decide(to('/'), NOBODY)).toBe('index');
    expect(forEverybody((name) => decide(to('/'), personOf(name)))).toEqual(forEverybody(() => 'open /dashboard'));
  });
});

describe('M2 the dashboard', () => {
  const dashboard = to('/dashboard', { meta: { ...PAGE, menuId: 'HOME' } });

  it('asks nobody in particular to sign in', () => {
    expect(decide(dashboard, NOBODY)).toBe('sign in for /dashboard');
  });

  it('opens for the university’s people; those from outside go to their first menu', () => {
    expect(forEverybody((name) => decide(dashboard, personOf(name)))).toEqual(
      forEverybody((name) => (name === 'outsider' ? 'open /mntr/hyfivemntr/mentee/list' : 'go HOME')),
    );
  });

  it('leads to the first menu that is built, outside links not among them', () => {
    const without = (name: string, built: readonly string[]): string => {
      const person = personWith(name, (menuId) => built.includes(menuId));
      const menus = person.menus.filter((menu) => menu.menuId !== 'HOME');
      const privilegeList = person.loginInfo?.privilegeList.filter((held) => held.menuId !== 'HOME') ?? [];
      const loginInfo = person.loginInfo && { ...person.loginInfo, menuList: menus, privilegeList };
      return decide(dashboard, { loginInfo, menus });
    };
    expect(without('student', ['HOME', 'ABL_GRDT', 'CMM_NOTICE', 'CS_PROF'])).toBe('open /cmmnty/board/notice/list');
    expect(without('fulltime', ['CNS_LINK', 'CNS_MSG'])).toBe('open /cnslt/professor/msg/list');
  });

  it('leads to /index where no menu is built: the account is no place to land', () => {
    const onlyAccount = (menuId: string): boolean => menuId === 'ACC';
    expect(decide(dashboard, personWith('outsider', onlyAccount))).toBe('index');
  });
});

describe('Z2 what waits to be agreed to', () => {
  const asked = (name: string): Person => {
    const { loginInfo } = personOf(name);
    // As the server answers: until then no menu is theirs.
    const nothing = { menuList: [], privilegeList: [], hasOpenConsent: true };
    return { loginInfo: loginInfo && { ...loginInfo, ...nothing }, menus: [] };
  };

  it('comes before every screen of who is signed in, also one in preparation', () => {
    expect(decide(to('/sitemap', { href: '/sitemap?a=1' }), asked('outsider'))).toBe('consent, then /sitemap?a=1');
    const mentoring = '/mntr/hyfivemntr/mentee/list';
    for (const where of [{}, NOT_BUILT])
      expect(decide(to(mentoring, where), asked('outsider'))).toBe(`consent, then ${mentoring}`);
  });

  it('leaves open its own screen, the public ones, and the way out', () => {
    expect(decide(to('/session/consent/form', { meta: { ...PAGE, menuId: 'ACC' } }), asked('outsider'))).toBe('go');
    for (const path of ['/logout', '/info/tou', '/index'])
      expect(decide(to(path, { meta: PUBLIC }), asked('outsider'))).toMatch(/^go/);
  });

  it('asks nobody who is not signed in', () => {
    expect(decide(to('/sitemap'), NOBODY)).toBe('sign in for /sitemap');
  });
});

describe('M2 screens without a menu', () => {
  it('of the shell are for everybody who is signed in', () => {
    expect(decide(to('/sitemap'), NOBODY)).toBe('sign in for /sitemap');
    expect(forEverybody((name) => decide(to('/sitemap'), personOf(name)))).toEqual(forEverybody(() => 'go'));
  });
});

describe('M2 public pages and the catch-all', () => {
  const pages = [
    '/index',
    '/login',
    '/logout',
    '/landing',
    '/info/tou',
    '/info/privacy',
    '/info/email',
    '/error/404',
    '/hyfive',
    '/pt/mine',
  ];

  it.each(pages)('%s opens for everybody', (path) => {
    const page = to(path, { meta: PUBLIC });
    expect(decide(page, NOBODY)).toBe('go');
    expect(forEverybody((name) => decide(page, personOf(name)))).toEqual(forEverybody(() => 'go'));
  });

  it('an address that nothing lies at shows the error page', () => {
    const nowhere = to('/no/such/page', { meta: PUBLIC, isCatchAll: true });
    expect(decide(nowhere, NOBODY)).toBe('go');
    expect(forEverybody((name) => decide(nowhere, personOf(name)))).toEqual(forEverybody(() => 'go'));
  });
});
