import type { Warning } from '@naru/contract/areas/portfolio/warnings.ts';
import { useState } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/row.tsx';
import styles from './letter.module.css';
import { letterTexts } from './texts.ts';

interface WarningListProps {
  readonly warnings: readonly Warning[];
  readonly onShow: (begins: number, ends: number) => void;
}

/** A sentence is told by its beginning. */
const MOST = 24;
const cut = (words: string): string => (words.length > MOST ? `${words.slice(0, MOST)}…` : words);

/** Says quietly what is worth a look; what the person leaves as it is says nothing more. */
export function WarningList({ warnings, onShow }: WarningListProps) {
  const all = useTexts(letterTexts);
  const texts = all.warnings;
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const keyOf = ({ kind, words }: Warning): string => `${kind} ${words}`;
  const shown = warnings.filter((warning) => !dismissed.has(keyOf(warning)));
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>{texts.title}</h3>
      <ul className={styles.warnings}>
        {shown.map((warning) => (
          <li key={`${keyOf(warning)} ${warning.begins}`}>
            <span>
              {texts[warning.kind](cut(warning.words))}
              {warning.instead !== null && ` → ‘${warning.instead}’`}
            </span>
            <Row>
              <Button
                variant="text"
                size="small"
                aria-label={texts.show(cut(warning.words))}
                onClick={() => onShow(warning.begins, warning.ends)}
              >
                {all.count.show}
              </Button>
              <Button
                variant="text"
                size="small"
                onClick={() => setDismissed((before) => new Set([...before, keyOf(warning)]))}
              >
                {texts.dismiss}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}
