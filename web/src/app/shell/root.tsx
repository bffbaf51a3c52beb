import { Outlet } from '@tanstack/react-router';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../platform/session/use-session.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { PublicFrame } from './public-frame.tsx';
import { Shell } from './shell.tsx';
import { shellTexts } from './texts.ts';
import { useNavigation } from './use-navigation.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** Around every screen: the shell for who is signed in, a quiet frame for public pages, and what may speak at any time. */
export function Root() {
  const texts = useTexts(shellTexts);
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
      <WaitingNotice />
      <MessageDialog />
      <IdleWarning />
      <ToastRegion labels={{ region: texts.notices, dismiss: texts.dismiss }} />
    </>
  );
}
