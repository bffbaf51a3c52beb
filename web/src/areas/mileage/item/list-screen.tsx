import { mileageItems, type MileageItem } from '@naru/contract/areas/mileage/items.ts';

import { useEnumeration } from '../../../blocks/enumeration/use-enumeration.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DeskTabs } from '../desk/desk-tabs.tsx';
import { ruleFormRoute } from '../rule/routes.ts';
import { itemFormRoute } from './routes.ts';
import styles from './item.module.css';
import { itemTexts } from './texts.ts';

/** Lists the items by type, with where their points come from, and leads to their rules. */
export function ItemListScreen() {
  const texts = useTexts(itemTexts).list;
  useScreenTitle(texts.title);
  return (
    <>
      <PageHeader
        title={texts.title}
        purpose={texts.purpose}
        actions={
          <ButtonLink
            variant="primary"
            as={(slot) => <AppLink to={addressOf(itemFormRoute, { params: { id: '' } })} {...slot} />}
          >
            {texts.make}
          </ButtonLink>
        }
      />
      <DeskTabs value="ITEMS">
        <ItemGroups />
      </DeskTabs>
    </>
  );
}

function ItemGroups() {
  const texts = useTexts(itemTexts).list;
  const { wordOf: typeOf } = useEnumeration('mileageType');
  const query = useCall(mileageItems.listItems, {}, { label: texts.label });
  if (query.isError && !query.data) return <QueryError title={texts.errorTitle} query={query} headingLevel={2} />;
  if (!query.data) return <Skeleton count={8} />;
  const groups = Map.groupBy(query.data.itemList, ({ typeCode }) => typeCode);
  if (groups.size === 0) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>;
  return (
    <div className={styles.groups}>
      {[...groups].map(([type, items]) => (
        <Section key={type} title={typeOf(type)} size="small" headingLevel={2}>
          <ul className={styles.list}>
            {items.map((item) => (
              <ItemRow key={item.itemId} item={item} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

function ItemRow({ item }: { readonly item: MileageItem }) {
  const { itemId, itemNm, code, source, programmeType, isInUse, hasRule } = item;
  const all = useTexts(itemTexts);
  const texts = all.list;
  const { wordOf: programmeOf } = useEnumeration('programmeType');
  const action = hasRule ? texts.rules : texts.firstRule;
  return (
    <li className={styles.row}>
      <div className={styles.item}>
        <p className={styles.name}>
          <AppLink to={addressOf(itemFormRoute, { params: { id: itemId } })}>{itemNm}</AppLink>
        </p>
        <p className={styles.meta}>{code}</p>
      </div>
      <p className={styles.meta}>
        {joinFacts([all.sources[source], programmeType !== null && programmeOf(programmeType)])}
      </p>
      <div className={styles.aside}>
        {!isInUse && <StateChip kind="cancelled">{texts.outOfUse}</StateChip>}
        {!hasRule && <StateChip kind="waiting">{texts.noRule}</StateChip>}
        <span className={styles.rules}>
          <ButtonLink
            variant="text"
            size="small"
            as={(slot) => (
              <AppLink
                to={addressOf(ruleFormRoute, { params: { id: itemId } })}
                {...slot}
                aria-label={texts.rulesOf(itemNm, action)}
              />
            )}
          >
            {action}
          </ButtonLink>
        </span>
      </div>
    </li>
  );
}
