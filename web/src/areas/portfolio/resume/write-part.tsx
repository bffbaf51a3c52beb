import { RESUME_SECTIONS, type ResumeSection } from '@naru/contract/areas/portfolio/resume-content.ts';
import { emptyItem } from '@naru/contract/areas/portfolio/resume-shape.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';

import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import { insertItem } from './edits.ts';
import { FactsPart } from './facts-part.tsx';
import { NeedPart } from './need-part.tsx';
import { newItemId } from './new-item-id.ts';
import { PERSON, type Opened, type WriteLanguage } from './opened.ts';
import { PersonPart } from './person-part.tsx';
import styles from './resume.module.css';
import { SectionPart } from './section-part.tsx';
import { SettingsPart } from './settings-part.tsx';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';
import { useFacts } from './use-facts.ts';

/** The fields of a résumé: what is missing, what the portal can put in, and section by section what there is. */
export function WritePart({ editing }: { readonly editing: Editing }) {
  const all = useTexts(resumeTexts);
  const { draft, edit } = editing;
  const locale = useLocale();
  const isPhone = useMediaQuery(phone);
  const [chosen, setChosen] = useState<WriteLanguage>('both');
  // Two fields do not fit beside each other on a phone.
  const language = isPhone && chosen === 'both' ? locale : chosen;
  const [open, setOpen] = useState<string | null>(draft.content.person.name.ko === '' ? PERSON : null);
  const opened: Opened = { open, setOpen };
  const facts = useFacts(editing);
  const sections = RESUME_SECTIONS.flatMap((section, at) => {
    const part = draft.content.sectionList[at];
    return part && part.section === section ? [{ section, at, part }] : [];
  });
  const add = (section: ResumeSection): void => {
    const item = emptyItem(newItemId());
    edit((content) => insertItem(content, item, { section, at: 0 }));
    setOpen(item.itemId);
  };
  const empty = sections.filter(({ part }) => part.itemList.length === 0);
  const languages = (['ko', 'en', 'both'] as const).filter((one) => !isPhone || one !== 'both');
  return (
    <div className={styles.write}>
      <NeedPart editing={editing} onAdd={add} />
      <FactsPart editing={editing} facts={facts} />
      <SettingsPart editing={editing} />
      <SegmentedControl
        label={all.form.language}
        options={languages.map((value) => ({ value, label: all.languages[value] }))}
        value={language}
        onValueChange={setChosen}
      />
      <PersonPart editing={editing} opened={opened} language={language} />
      {sections
        .filter(({ part }) => part.itemList.length > 0)
        .map(({ section, at, part }) => (
          <SectionPart
            key={section}
            editing={editing}
            place={{ part, at }}
            opened={opened}
            language={language}
            facts={facts}
            onAdd={() => add(section)}
          />
        ))}
      {empty.length > 0 && (
        <div role="group" aria-label={all.section.addSection} className={styles.addSections}>
          <p className={styles.label}>{all.section.addSection}</p>
          <div className={styles.chips}>
            {empty.map(({ section }) => (
              <Button
                key={section}
                size="small"
                icon={IconPlus}
                aria-label={all.section.addTo(all.sections[section])}
                onClick={() => add(section)}
              >
                {all.sections[section]}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
