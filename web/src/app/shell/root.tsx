import { Outlet } from '@tanstack/react-router';

import { withTexts } from '../../platform/i18n/locale.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { loadOnUse } from '../../ui/load-on-use.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { PublicFrame } from './public-frame.tsx';
import { Shell } from './shell.tsx';
import { useNavigation } from './use-navigation.ts';

const Announcements = loadOnUse(
  async () => (await withTexts(import('./announcements/announcements.tsx'))).Announcements,
);

const ENTRANCE = '/index';

/** Around every screen: the shell for who is signed in, a quiet frame for public pages, and what may speak at any time. */
export function Root() {
  const { meta, path } = useNavigation();
  const isSignedIn = useLoginInfo() !== undefined;
  // The entrance is where people land who have no home, or who were refused: they keep the way on.
  const isBare = meta === undefined || (meta.isFullPage && path !== ENTRANCE);
  // Signed out just now: the guard leads away, and nothing is asked for nobody meanwhile.
  const isLeaving = meta?.authRequired === true && !isSignedIn;
  return (
    <>
      <LoadingBar />
      {isBare || !isSignedIn ? (
        <PublicFrame>{!isLeaving && <Outlet />}</PublicFrame>
      ) : (
        <Shell>
          <Outlet />
        </Shell>
      )}
      <Announcements />
    </>
  );
}
