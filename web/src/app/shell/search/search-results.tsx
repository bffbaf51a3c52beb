import { useEffect, type RefObject } from 'react';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { ResultGroup } from './result-list.ts';
import styles from './search-window.module.css';
import { searchTexts } from './texts.ts';
import { Written } from '../../../ui/written.tsx';

export interface SearchResultsProps {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  /** Which row is chosen, over all groups. */
  readonly at: number;
  readonly onOpen: () => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** One list box over all groups; the chosen row stays in sight. */
export function SearchResults({ id, groups, at, onOpen, ref }: SearchResultsProps) {
  const texts = useTexts(searchTexts);
  const begins = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, before) => sum + before.rows.length, 0),
  );
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <div id={id} role="listbox" aria-label={texts.results} ref={ref}>
      {groups.map((group, index) => (
        <div key={group.id} role="group" aria-label={group.label} aria-busy={group.isStale} className={styles.group}>
          <p className={styles.label} aria-hidden>
            {group.label}
          </p>
          {group.rows.map((row, place) => {
            const number = (begins[index] ?? 0) + place;
            return (
              <AppLink
                key={row.id}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === at}
                to={row.path}
                tabIndex={-1}
                className={joinClasses(styles.row, row.isAll && styles.all, number === at && styles.chosen)}
                onClick={onOpen}
              >
                <span className={styles.title}>
                  <Written>{row.title}</Written>
                </span>
                {row.note !== '' && <span className={styles.trail}>{row.note}</span>}
                {row.isAll && <Icon of={IconChevronRight} size={16} />}
              </AppLink>
            );
          })}
        </div>
      ))}
    </div>
  );
}
