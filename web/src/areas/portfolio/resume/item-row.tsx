import type { ResumeItem } from '@naru/contract/areas/portfolio/resume-content.ts';
import { isReversed } from '@naru/contract/areas/portfolio/resume-shape.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Tag } from '../../../ui/tag.tsx';
import { ConfirmationTag } from './confirmation-tag.tsx';
import { nameItem } from './name-item.ts';
import type { SectionPart } from './edits.ts';
import { ItemFields } from './item-fields.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemTools } from './item-tools.tsx';
import type { Opened, WriteLanguage } from './opened.ts';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';
import { usePeriod } from './use-period.ts';

export interface ItemPlaceProps {
  readonly editing: Editing;
  readonly item: ResumeItem;
  readonly place: { readonly part: SectionPart; readonly sectionAt: number; readonly at: number };
}

interface ItemRowProps extends ItemPlaceProps {
  readonly opened: Opened;
  readonly language: WriteLanguage;
}

/** An item in a line, and its fields while it is open. */
export function ItemRow({ editing, item, place, opened: { open, setOpen }, language }: ItemRowProps) {
  const texts = useTexts(resumeTexts).item;
  const locale = useLocale();
  const period = usePeriod(item, place.part.section);
  const isOpen = open === item.itemId;
  const name = nameItem(item, locale) || texts.untitled;
  const path = `content.sectionList.${place.sectionAt}.itemList.${place.at}`;
  const hasErrors = [...editing.errors.keys()].some((field) => field.startsWith(`${path}.`));
  const facts = joinFacts([item.place[locale], item.detail[locale], period]);
  return (
    <li className={styles.item} data-open={isOpen || undefined} data-hidden={!item.isShown || undefined}>
      <ItemHead
        name={name}
        facts={facts}
        isOpen={isOpen}
        onTurn={() => setOpen(isOpen ? null : item.itemId)}
        problem={hasErrors || isReversed(item) ? texts.hasErrors : undefined}
        marks={
          <>
            <ConfirmationTag confirmation={editing.confirmationOf(item)} />
            {!item.isShown && <Tag tone="neutral">{texts.hidden}</Tag>}
            {item.breaksBefore && <Tag tone="neutral">{texts.breaks}</Tag>}
          </>
        }
        tools={<ItemTools editing={editing} item={item} place={place} name={name} />}
      />
      {isOpen && <ItemFields editing={editing} item={item} place={place} path={path} language={language} />}
    </li>
  );
}
