import { LeftFormsNotice } from '../../../blocks/form/left-forms-notice.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { setLoadFailed } from '../../../ui/load-on-use.tsx';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { LoadFailed } from './load-failed.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { announcementTexts } from './texts.ts';
import { WaitingNotice } from './waiting-notice.tsx';

setLoadFailed(LoadFailed);

/** Holds the parts that may speak at any time, on every page. They come after the first paint; their stores keep earlier messages. */
export function Announcements() {
  const texts = useTexts(announcementTexts);
  return (
    <>
      <LeftFormsNotice />
      <WaitingNotice />
      <MessageDialog />
      <IdleWarning />
      <ToastRegion labels={{ region: texts.notices, dismiss: texts.dismiss }} />
    </>
  );
}
