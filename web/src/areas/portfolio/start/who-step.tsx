import { START_AUDIENCES } from '@naru/contract/areas/portfolio/start.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { PAPER_LANGUAGES } from '@naru/contract/areas/portfolio/words.ts';

import { FormDock } from '../../../blocks/form/form-dock.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './start.module.css';
import { startTexts } from './texts.ts';
import type { Made } from './use-making.ts';

/** Asks for whom the portfolio is, and where its person is heading. */
export function WhoStep({ making, onNext }: Made & { readonly onNext: () => void }) {
  const all = useTexts(startTexts);
  const texts = all.who;
  const { choices, change, language, setLanguage } = making;
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <RadioGroup
        label={texts.title}
        column
        options={START_AUDIENCES.map((value) => ({
          value,
          label: texts.audiences[value].name,
          note: texts.audiences[value].text,
        }))}
        value={choices.audience}
        onValueChange={(audience) => change({ audience })}
      />
      <TextField
        label={texts.direction}
        help={texts.directionHelp}
        placeholder={texts.directionExample}
        value={choices.direction}
        maxLength={SHOWN_MOST.line}
        onChange={(event) => change({ direction: event.target.value })}
      />
      <SegmentedControl
        label={texts.language}
        options={PAPER_LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        value={language}
        onValueChange={setLanguage}
      />
      <Checkbox
        label={texts.showsName}
        note={texts.showsNameNote}
        checked={choices.showsName}
        onChange={(event) => change({ showsName: event.target.checked })}
      />
      <FormDock>
        <Button type="submit" variant="primary">
          {all.make.next}
        </Button>
      </FormDock>
    </form>
  );
}
