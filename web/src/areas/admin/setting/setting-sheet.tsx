import { settings, type Setting, type SettingChange } from '@naru/contract/areas/settings.ts';
import { useState } from 'react';

import { RowSheet } from '../../../blocks/list/row-sheet.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Written } from '../../../ui/written.tsx';
import type { SettingListState } from './setting-list.ts';
import { SettingValue } from './setting-value.tsx';
import styles from './setting.module.css';
import { settingTexts } from './texts.ts';

const ChangeDialog = loadOnUse(async () => (await withTexts(import('./change-dialog.tsx'))).ChangeDialog);

const MINUTE = 'YYYY. M. D. HH:mm';

/** One setting with its changes; each earlier value can be taken again. */
export function SettingSheet({ list }: { readonly list: SettingListState }) {
  const texts = useTexts(settingTexts);
  // The value that the dialog begins with.
  const [start, setStart] = useState<Setting['value']>();
  const query = useCall(
    settings.readSetting,
    { params: { key: list.open ?? '' } },
    { enabled: list.open !== null, label: texts.detailTitle, keepsPrevious: list.open === null },
  );
  const { setting, historyList = [], canChange = false } = query.data ?? {};
  return (
    <RowSheet
      list={list}
      query={query}
      title={setting?.description ?? texts.detailTitle}
      words={texts}
      lines={8}
      footer={
        setting &&
        canChange && (
          <Button variant="primary" onClick={() => setStart(setting.value)}>
            {texts.change}
          </Button>
        )
      }
    >
      {setting && <Facts setting={setting} />}
      {setting && <History setting={setting} changes={historyList} onTake={canChange ? setStart : undefined} />}
      {setting && start !== undefined && (
        <ChangeDialog setting={setting} start={start} onClose={() => setStart(undefined)} />
      )}
    </RowSheet>
  );
}

function Facts({ setting }: { readonly setting: Setting }) {
  const texts = useTexts(settingTexts);
  const format = useFormat();
  const { kind, value, defaultValue, range, isRefused, changedAt, changedByNm, key } = setting;
  return (
    <>
      {isRefused && (
        <Notice tone="red" title={texts.refused}>
          {texts.refusedText}
        </Notice>
      )}
      <DefinitionList
        items={[
          { term: texts.value, value: <SettingValue kind={kind} value={value} /> },
          { term: texts.defaultValue, value: <SettingValue kind={kind} value={defaultValue} /> },
          ...(range
            ? [{ term: texts.range, value: texts.between(format.number(range.min), format.number(range.max)) }]
            : []),
          {
            term: texts.changed,
            value: changedAt === null ? texts.never : joinFacts([format.dateTime(changedAt, MINUTE), changedByNm]),
          },
          { term: texts.key, value: key },
        ]}
      />
    </>
  );
}

interface HistoryProps {
  readonly setting: Setting;
  readonly changes: readonly SettingChange[];
  /** Undefined for who may not change it. */
  readonly onTake: ((value: Setting['value']) => void) | undefined;
}

function History({ setting: { kind, value }, changes, onTake }: HistoryProps) {
  const texts = useTexts(settingTexts);
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <Section title={texts.history} size="small" headingLevel={3}>
      <ol className={styles.changes}>
        {changes.map(({ historyId, at, byNm, reason, after }) => (
          <li key={historyId}>
            <SettingValue kind={kind} value={after} />
            {reason !== '' && (
              <span>
                <Written>{reason}</Written>
              </span>
            )}
            <span className={styles.meta}>{joinFacts([byNm ?? texts.portal, format.dateTime(at, MINUTE)])}</span>
            {onTake && after !== value && (
              <span>
                <Button size="small" onClick={() => onTake(after)}>
                  {texts.takeAgain}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
