import type { SessionToTake } from '@naru/contract/areas/ability/sessions.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import styles from './session.module.css';
import { sessionTexts } from './texts.ts';
import type { Taking } from './use-outbox.ts';
import type { Pages } from './use-pages.ts';

interface TakeHeadProps {
  readonly session: SessionToTake;
  readonly taking: Taking;
  readonly pages: Pages;
}

/** How far the person is, whether all is saved, and the language of the items. */
export function TakeHead({ session, taking, pages }: TakeHeadProps) {
  const all = useTexts(sessionTexts);
  const texts = all.form;
  const format = useFormat();
  const count = session.itemList.length;
  const answered = taking.answers.size;
  const text = texts.progressText({ answered: format.number(answered), items: format.number(count) });
  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl
          label={texts.language}
          hideLabel
          value={pages.language}
          onValueChange={pages.setLanguage}
          options={[
            { value: 'ko', label: all.languages.ko },
            { value: 'en', label: all.languages.en },
          ]}
        />
      </div>
      <div className={styles.head}>
        <ProgressBar label={texts.progress} value={answered} max={count} valueText={text} />
        <output className="visually-hidden" aria-live="polite">
          {text}
        </output>
        <SaveLine taking={taking} />
      </div>
    </>
  );
}

/** Says quietly where the answers are. */
function SaveLine({ taking: { waiting, isStuck } }: { readonly taking: Taking }) {
  const texts = useTexts(sessionTexts).form;
  const state = isStuck && waiting > 0 ? 'kept' : waiting > 0 ? 'saving' : 'saved';
  const icons = { kept: IconWifiOff, saving: IconCloudUpload, saved: IconCircleCheck };
  return (
    // Only what changes for long is announced: not each save.
    <p className={styles.saved} data-state={state} role={state === 'kept' ? 'status' : undefined}>
      <Icon of={icons[state]} size={16} />
      {texts[state]}
    </p>
  );
}
