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

/** Around every screen: the shell for who is signed in, a quiet frame for public pages, and what may speak at any time. */
export function Root() {
  const { meta } = useNavigation();
  const isSignedIn = useLoginInfo() !== undefined;
  const isBare = meta === undefined || meta.isFullPage;
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
