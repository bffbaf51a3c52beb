import { OPTIONS_MOST, type Question } from '@naru/contract/areas/survey.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { newPart } from './question-edits.ts';
import styles from './question-list.module.css';
import { adminSurveyTexts } from './texts.ts';

export interface OptionFieldsProps {
  readonly idOf: (field: string) => string;
  readonly question: Question;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (question: Question) => void;
}

/** The fields of a question's options, in both languages. */
export function OptionFields({ idOf, question, errorOf, onChange }: OptionFieldsProps) {
  const texts = useTexts(adminSurveyTexts);
  const { optionList } = question;
  const error = errorOf('optionList');
  const set = (next: Question['optionList']): void => onChange({ ...question, optionList: next });
  const write = (at: number, part: Partial<Question['optionList'][number]>): void =>
    set(optionList.map((option, place) => (place === at ? { ...option, ...part } : option)));
  return (
    <div className={styles.options} id={idOf('optionList')} tabIndex={-1}>
      <p className={styles.legend}>{texts.options}</p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {optionList.map((option, at) => (
        <div key={option.optionId} className={styles.option}>
          <TextField
            id={idOf(`optionList.${at}.textKo`)}
            label={texts.optionKo(at + 1)}
            error={errorOf(`optionList.${at}.textKo`)}
            maxLength={500}
            value={option.textKo}
            onChange={(event) => write(at, { textKo: event.target.value })}
          />
          <TextField
            id={idOf(`optionList.${at}.textEn`)}
            label={texts.optionEn(at + 1)}
            error={errorOf(`optionList.${at}.textEn`)}
            maxLength={500}
            value={option.textEn}
            onChange={(event) => write(at, { textEn: event.target.value })}
          />
          <IconButton
            icon={IconX}
            iconSize={18}
            label={texts.removeOption(at + 1)}
            disabled={optionList.length <= 2}
            onClick={() => set(optionList.filter(({ optionId }) => optionId !== option.optionId))}
          />
        </div>
      ))}
      {optionList.length < OPTIONS_MOST && (
        <div>
          <Button
            size="small"
            icon={IconPlus}
            onClick={() => set([...optionList, { optionId: newPart(), textKo: '', textEn: '' }])}
          >
            {texts.addOption}
          </Button>
        </div>
      )}
    </div>
  );
}
