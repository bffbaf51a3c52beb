import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { languagesOf, type WriteLanguage } from './opened.ts';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';

interface Pair {
  readonly ko: string;
  readonly en: string;
}

interface PairFieldProps {
  readonly label: string;
  readonly value: Pair;
  readonly onChange: (value: Pair) => void;
  readonly language: WriteLanguage;
  /** The path of the pair in the errors of a save. */
  readonly path: string;
  readonly errors: ReadonlyMap<string, string>;
  readonly help?: string | undefined;
  readonly isLong?: boolean | undefined;
  readonly isLocked?: boolean | undefined;
}

/** One text in both languages, beside each other, or in the one that is written now. */
export function PairField(props: PairFieldProps) {
  const { label, value, onChange, language, path, errors, help, isLong = false, isLocked = false } = props;
  const all = useTexts(resumeTexts);
  const format = useFormat();
  const most = isLong ? PAPER_MOST.text : PAPER_MOST.line;
  const shown = languagesOf(language);
  return (
    <div className={styles.pair}>
      {shown.map((one) => {
        const text = value[one];
        const isOver = text.length > most;
        const over = all.item.tooLong({ most: format.number(most), now: format.number(text.length) });
        const frame = {
          label: shown.length > 1 ? all.item.inLanguage({ label, language: all.languages[one] }) : label,
          help,
          error: isOver ? over : errors.get(`${path}.${one}`),
          value: text,
          lang: one,
          readOnly: isLocked,
        };
        const write = (next: string): void => onChange({ ...value, [one]: next });
        if (!isLong) return <TextField key={one} {...frame} onChange={(event) => write(event.target.value)} />;
        return (
          <TextArea
            key={one}
            {...frame}
            rows={3}
            countText={(length) => all.item.count({ now: format.number(length), most: format.number(most) })}
            onChange={(event) => write(event.target.value)}
          />
        );
      })}
    </div>
  );
}
