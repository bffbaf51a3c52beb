import { mileageRules } from '@naru/contract/areas/mileage/rules.ts';
import type { CallOutput } from '@naru/contract/call.ts';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import { RuleWords } from '../shared/rule-words.tsx';
import { ruleFormRoute } from './routes.ts';
import styles from './rule.module.css';
import { ruleDeskTexts } from './texts.ts';

type Item = CallOutput<typeof mileageRules.listRules>['itemList'][number];

/** Lists the items by type, each with its rule in words. */
export function RuleListScreen() {
  const texts = useTexts(ruleDeskTexts).list;
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <DeskTabs value="RULES">
        <RuleGroups />
      </DeskTabs>
    </>
  );
}

function RuleGroups() {
  const texts = useTexts(ruleDeskTexts).list;
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const query = useCall(mileageRules.listRules, {}, { label: texts.label });
  if (query.isError && !query.data) return <QueryError title={texts.errorTitle} query={query} headingLevel={2} />;
  if (!query.data) return <Skeleton count={8} />;
  const { itemList } = query.data;
  if (itemList.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>;
  const types = [...new Set(itemList.map(({ typeCode }) => typeCode))];
  return (
    <div className={styles.groups}>
      {types.map((type) => (
        <Section key={type} title={typeOf(type)} size="small" headingLevel={2}>
          <ul className={styles.list}>
            {itemList
              .filter(({ typeCode }) => typeCode === type)
              .map((item) => (
                <RuleRow key={item.itemId} item={item} />
              ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function RuleRow({ item: { itemId, itemNm, isInUse, rule, planned, pointsThisTerm } }: { readonly item: Item }) {
  const texts = useTexts(ruleDeskTexts).list;
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div className={styles.item}>
        <p className={styles.name}>
          <AppLink to={addressOf(ruleFormRoute, { params: { id: itemId } })}>{itemNm}</AppLink>
        </p>
        <p className={styles.meta}>{rule ? texts.since(format.day(rule.effectiveFrom)) : texts.none}</p>
      </div>
      <div className={styles.words}>{rule && <RuleWords rule={rule} />}</div>
      <div className={styles.aside}>
        <span>{texts.thisTerm(format.number(pointsThisTerm))}</span>
        {planned && <StateChip kind="waiting">{texts.planned(format.day(planned.effectiveFrom))}</StateChip>}
        {!isInUse && <StateChip kind="cancelled">{texts.outOfUse}</StateChip>}
      </div>
    </li>
  );
}
