import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './autosave.module.css';
import { autosaveTexts } from './texts.ts';
import type { AutosaveState, AutosaveStatus } from './types.ts';

const ICONS = {
  saved: IconCircleCheck,
  unsaved: IconCloudUpload,
  saving: IconCloudUpload,
  stuck: IconWifiOff,
  refused: IconAlertCircle,
  conflict: IconAlertCircle,
  gone: IconAlertCircle,
} as const satisfies Record<AutosaveStatus, unknown>;

/** Says quietly where the text is; only what lasts is announced, not each save. */
export function SaveLine({ status, savedAt }: Pick<AutosaveState<unknown>, 'status' | 'savedAt'>) {
  const texts = useTexts(autosaveTexts);
  const format = useFormat();
  const isMoving = status === 'unsaved' || status === 'saving';
  const words = {
    saved:
      savedAt === null
        ? texts.savedNever
        : texts.saved(format.daysUntil(savedAt) === 0 ? format.time(savedAt) : format.relativeTime(savedAt)),
    unsaved: texts.saving,
    saving: texts.saving,
    stuck: texts.stuck,
    refused: texts.refused,
    conflict: texts.conflict,
    gone: texts.gone,
  };
  return (
    <p
      className={styles.line}
      data-calm={status === 'saved' || isMoving || undefined}
      role={status === 'saved' || isMoving ? undefined : 'status'}
    >
      <Icon of={ICONS[status]} size={16} />
      {words[status]}
    </p>
  );
}
