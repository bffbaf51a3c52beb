import { lawDesk } from '@naru/contract/areas/counselling/law/desk.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './law.module.css';
import { lawTexts } from './texts.ts';

const PauseForm = loadOnUse(async () => (await import('./pause-form.tsx')).PauseForm);

/** Periods in which nothing is answered. */
export function PauseSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const texts = useTexts(lawTexts).pause;
  const format = useFormat();
  const locale = useLocale();
  const query = useCall(lawDesk.listPauses, {}, { enabled: open });
  const remove = useCallMutation(lawDesk.deletePause, {});
  const pauses = query.data?.pauseList ?? [];
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title}>
      <div className={styles.main}>
        <p className={styles.meta}>{texts.text}</p>
        {query.isSuccess && pauses.length === 0 && <p className={styles.meta}>{texts.none}</p>}
        {pauses.length > 0 && (
          <ul>
            {pauses.map((one) => {
              const range = format.range(one.beginsOn, one.endsOn);
              return (
                <li key={one.pauseId} className={styles.pause}>
                  <span>
                    <span className={styles.strong}>{range}</span>
                    <br />
                    <span className={styles.meta}>{locale === 'en' ? one.reasonEn : one.reasonKo}</span>
                  </span>
                  <IconButton
                    icon={IconTrash}
                    label={texts.remove(range)}
                    onClick={() =>
                      remove.mutate(
                        { params: { id: one.pauseId } },
                        { onSuccess: () => showToast({ text: texts.removed, tone: 'done' }) },
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
        )}
        <PauseForm />
      </div>
    </Sheet>
  );
}
