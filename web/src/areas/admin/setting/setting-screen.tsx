import { settings, type Setting } from '@naru/contract/areas/settings.ts';

import { RowLink } from '../../../blocks/list/row-link.tsx';
import { useListState } from '../../../blocks/list/use-list-state.ts';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { SETTING_LIST, type SettingListState } from './setting-list.ts';
import { SettingSheet } from './setting-sheet.tsx';
import { SettingValue } from './setting-value.tsx';
import styles from './setting.module.css';
import { settingTexts } from './texts.ts';

/** Settings of the university by what they are about, with the value in force. */
export function SettingScreen() {
  const texts = useTexts(settingTexts);
  const list = useListState(SETTING_LIST);
  useScreenTitle(texts.title);
  const query = useCall(settings.listSettings, {}, { label: texts.title });
  const found = query.data && filterSettings(query.data.settingList, list.filters.text);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={list.filters.text}
          onSearch={(text) => list.setFilter('text', text.trim())}
        />
      </div>
      {query.isLoading && <Skeleton count={8} />}
      {query.error && !query.data && <QueryError title={texts.errorTitle} query={query} />}
      {found?.length === 0 && <EmptyState title={texts.noMatchTitle}>{texts.noMatchText}</EmptyState>}
      {found && (
        <Stack gap={32}>
          {[...Map.groupBy(found, ({ group }) => group)].map(([group, ofGroup]) => (
            <Section key={group} title={ofGroup[0]?.groupNm}>
              <ul className={styles.rows}>
                {ofGroup.map((setting) => (
                  <SettingRow key={setting.key} setting={setting} list={list} />
                ))}
              </ul>
            </Section>
          ))}
        </Stack>
      )}
      <SettingSheet list={list} />
    </>
  );
}

/** Finds by description, part of the portal, key and value; spaces and case aside. */
function filterSettings(all: readonly Setting[], typed: string): readonly Setting[] {
  const plain = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
  const wanted = plain(typed);
  return all.filter(({ description, groupNm, key, kind, value }) =>
    [description, groupNm, key, kind === 'logo' ? '' : String(value)].some((text) => plain(text).includes(wanted)),
  );
}

function SettingRow({ setting, list }: { readonly setting: Setting; readonly list: SettingListState }) {
  const texts = useTexts(settingTexts);
  return (
    <li className={styles.row}>
      <RowLink id={setting.key} onOpen={list.openRow}>
        {setting.description}
      </RowLink>
      <span className={styles.value}>
        <SettingValue kind={setting.kind} value={setting.value} />
        {setting.isRefused && <StateChip kind="rejected">{texts.refused}</StateChip>}
      </span>
    </li>
  );
}
