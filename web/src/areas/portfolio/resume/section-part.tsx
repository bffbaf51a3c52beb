import { PAPER_MOST } from '@naru/contract/areas/portfolio/words.ts';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPageBreak from '@tabler/icons-react/dist/esm/icons/IconPageBreak.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { patchSection, sortSection, type SectionPart as Part } from './edits.ts';
import { ItemRow } from './item-row.tsx';
import type { Opened, WriteLanguage } from './opened.ts';
import styles from './resume.module.css';
import { resumeTexts } from './texts.ts';
import type { Editing } from './use-draft.ts';
import type { Facts } from './use-facts.ts';

interface SectionPartProps {
  readonly editing: Editing;
  readonly place: { readonly part: Part; readonly at: number };
  readonly opened: Opened;
  readonly language: WriteLanguage;
  readonly facts: Facts;
  readonly onAdd: () => void;
}

/** A section with its items, and ways to add to it. */
export function SectionPart(props: SectionPartProps) {
  const { editing, place, opened, language, facts, onAdd } = props;
  const { part, at } = place;
  const all = useTexts(resumeTexts);
  const texts = all.section;
  const format = useFormat();
  const name = all.sections[part.section];
  const fresh = facts.inSection(part.section);
  const isFull = part.itemList.length >= PAPER_MOST.items;
  return (
    <section className={styles.section} aria-label={name}>
      <div className={styles.sectionHead}>
        <h2 className={styles.heading}>{name}</h2>
        {!part.isShown && <Tag tone="neutral">{texts.hidden}</Tag>}
        <span className={styles.grow} />
        <Button
          size="small"
          variant="text"
          icon={IconPlus}
          aria-label={texts.addTo(name)}
          disabled={isFull}
          disabledReason={texts.full(format.number(PAPER_MOST.items))}
          onClick={onAdd}
        >
          {texts.add}
        </Button>
        <SectionMenu editing={editing} part={part} name={name} />
      </div>
      <ol className={styles.items}>
        {part.itemList.map((item, index) => (
          <ItemRow
            key={item.itemId}
            editing={editing}
            item={item}
            place={{ part, sectionAt: at, at: index }}
            opened={opened}
            language={language}
          />
        ))}
      </ol>
      {fresh.length > 0 && !isFull && (
        <div>
          <Button size="small" icon={IconRosetteDiscountCheck} onClick={() => facts.take(fresh)}>
            {all.facts.inSection(format.number(fresh.length))}
          </Button>
        </div>
      )}
    </section>
  );
}

interface SectionMenuProps {
  readonly editing: Editing;
  readonly part: Part;
  readonly name: string;
}

function SectionMenu({ editing: { edit, change, draft }, part, name }: SectionMenuProps) {
  const all = useTexts(resumeTexts);
  const texts = all.section;
  const { section, isShown, breaksBefore } = part;
  const patch = (more: Partial<Part>): void =>
    edit((content) => patchSection(content, section, (one) => ({ ...one, ...more })));
  const sort = (): void => {
    const before = draft.content;
    edit((content) => sortSection(content, section));
    showToast({
      text: texts.sorted,
      action: { label: all.form.undo, onPress: () => change({ content: before }) },
    });
  };
  return (
    <Menu
      label={texts.more(name)}
      align="end"
      entries={[
        { id: 'sort', label: texts.sort, icon: IconArrowsSort, onSelect: sort },
        {
          id: 'show',
          label: isShown ? texts.hide : texts.show,
          icon: isShown ? IconEyeOff : IconEye,
          onSelect: () => patch({ isShown: !isShown }),
        },
        {
          id: 'break',
          label: texts.breakBefore,
          icon: IconPageBreak,
          checked: breaksBefore,
          onSelect: () => patch({ breaksBefore: !breaksBefore }),
        },
      ]}
      trigger={(slot) => <IconButton size="small" icon={IconDots} label={texts.more(name)} {...slot} />}
    />
  );
}
