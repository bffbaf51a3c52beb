import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/row.tsx';
import { workTexts } from './texts.ts';
import { useWorkKeys } from './use-work-keys.ts';
import type { WorkMode } from './use-work-mode.ts';
import styles from './work-mode.module.css';

/** In the head of a sheet: which of the page's rows it shows, and the ways to those beside it. */
export function WorkTools({ work }: { readonly work: WorkMode }) {
  const { neighbours, rowCount, openRow, question } = work;
  const { previous, next, place } = neighbours;
  const texts = useTexts(workTexts);
  const format = useFormat();
  useWorkKeys(question ? {} : { ArrowUp: () => openRow(previous), ArrowDown: () => openRow(next) });
  return (
    <Row gap={4}>
      {place > 0 && <span className={styles.place}>{texts.place(format.number(place), format.number(rowCount))}</span>}
      <IconButton
        icon={IconChevronUp}
        label={texts.previous}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={previous === undefined}
        onClick={() => openRow(previous)}
      />
      <IconButton
        icon={IconChevronDown}
        label={texts.next}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={next === undefined}
        onClick={() => openRow(next)}
      />
    </Row>
  );
}
