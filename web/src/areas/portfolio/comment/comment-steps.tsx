import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/row.tsx';
import styles from './comment.module.css';
import { commentTexts } from './texts.ts';

interface CommentStepsProps {
  readonly onStep: (by: 1 | -1) => void;
}

/** Goes from one comment to the next. */
export function CommentSteps({ onStep }: CommentStepsProps) {
  const texts = useTexts(commentTexts).comment;
  return (
    <div className={styles.steps}>
      <Row gap={4}>
        <IconButton icon={IconChevronUp} label={texts.previous} onClick={() => onStep(-1)} />
        <IconButton icon={IconChevronDown} label={texts.following} onClick={() => onStep(1)} />
      </Row>
      <span className={styles.keys}>{texts.keys}</span>
    </div>
  );
}
