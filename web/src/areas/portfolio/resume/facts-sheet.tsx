import { RESUME_SECTIONS, type ResumeFact } from '@naru/contract/areas/portfolio/resume-content.ts';
import { sourceKey } from '@naru/contract/areas/portfolio/resume-shape.ts';
import { useState } from 'react';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { writeMonth } from './edits.ts';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';
import type { Facts } from './use-facts.ts';

const NONE: readonly ResumeFact[] = [];

interface FactsSheetProps {
  readonly editing: Editing;
  readonly facts: Facts;
  readonly onClose: () => void;
}

/** Facts of the portal to choose from, all of them chosen at first. */
export function FactsSheet({ facts: { fresh = NONE, take }, onClose }: FactsSheetProps) {
  const all = useTexts(resumeTexts);
  const texts = all.facts;
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = fresh.filter(({ source }) => !left.has(sourceKey(source)));
  const turn = (fact: ResumeFact, isOn: boolean): void => {
    const next = new Set(left);
    if (isOn) next.delete(sourceKey(fact.source));
    else next.add(sourceKey(fact.source));
    setLeft(next);
  };
  const groups = RESUME_SECTIONS.flatMap((section) => {
    const own = fresh.filter((fact) => fact.section === section);
    return own.length > 0 ? [{ section, own }] : [];
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      height="full"
      footer={
        <Button
          variant="primary"
          wide
          disabled={chosen.length === 0}
          disabledReason={texts.nothingChosen}
          onClick={() => {
            take(chosen);
            onClose();
          }}
        >
          {texts.add(format.number(chosen.length))}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.text}>{texts.text}</p>
        <Checkbox
          label={texts.all}
          checked={chosen.length === fresh.length}
          indeterminate={chosen.length > 0 && chosen.length < fresh.length}
          onChange={(event) =>
            setLeft(new Set(event.target.checked ? [] : fresh.map(({ source }) => sourceKey(source))))
          }
        />
        {groups.map(({ section, own }) => (
          <fieldset key={section} className={styles.group}>
            <legend className={styles.label}>{all.sections[section]}</legend>
            {own.map((fact) => (
              <FactRow
                key={sourceKey(fact.source)}
                fact={fact}
                isOn={!left.has(sourceKey(fact.source))}
                onTurn={(isOn) => turn(fact, isOn)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Sheet>
  );
}

interface FactRowProps {
  readonly fact: ResumeFact;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

function FactRow({ fact, isOn, onTurn }: FactRowProps) {
  const locale = useLocale();
  const { title, place, detail, begins } = fact;
  return (
    <Checkbox
      label={title[locale]}
      note={joinFacts([place[locale], detail[locale], writeMonth(begins)])}
      checked={isOn}
      onChange={(event) => onTurn(event.target.checked)}
    />
  );
}
