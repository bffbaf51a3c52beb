import { ITEM, mileageItems } from '@naru/contract/areas/mileage/items.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { RecordFacts } from '../../../blocks/record/record-facts.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { ruleFormRoute } from '../rule/routes.ts';
import { UsePart } from '../rule/use-part.tsx';
import { type ItemDetail, ItemForm } from './item-form.tsx';
import styles from './item.module.css';
import { itemListRoute } from './routes.ts';
import { itemTexts } from './texts.ts';
import { useSourceOptions } from './use-source-options.ts';

const LIST = addressOf(itemListRoute);

/** Makes an item, or changes one. */
export function ItemFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id === '' ? <NewItem /> : <OneItem id={id} />;
}

function NewItem() {
  const texts = useTexts(itemTexts).form;
  useScreenTitle(texts.makeTitle);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LIST}>{texts.toList}</AppLink>}
        title={texts.makeTitle}
        purpose={texts.makePurpose}
      />
      <ItemForm />
    </>
  );
}

function OneItem({ id }: { readonly id: string }) {
  const all = useTexts(itemTexts);
  const texts = all.form;
  const query = useCall(mileageItems.readItem, { params: { id } }, { label: texts.toList, staleTime: 0 });
  const item = query.data?.item;
  useScreenTitle(item?.itemNm ?? texts.toList);
  if (query.isError && !item) {
    const back = (
      <ButtonLink variant="text" as={(slot) => <AppLink to={LIST} {...slot} />}>
        {texts.toList}
      </ButtonLink>
    );
    return <ReadFailure query={query} words={texts} back={back} />;
  }
  if (!item) return <Skeleton count={8} />;
  const rules = addressOf(ruleFormRoute, { params: { id } });
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LIST}>{texts.toList}</AppLink>}
        title={item.itemNm}
        chip={item.isInUse ? undefined : <StateChip kind="cancelled">{all.list.outOfUse}</StateChip>}
        purpose={texts.changePurpose}
        actions={
          <ButtonLink as={(slot) => <AppLink to={rules} {...slot} />}>
            {item.hasRule ? all.list.rules : all.list.firstRule}
          </ButtonLink>
        }
      />
      <div className={styles.parts}>
        <MadeFacts item={item} />
        <ItemForm key={item.version} item={item} />
        <UsePart item={item} />
      </div>
    </>
  );
}

/** Shows what stays as it was made. */
function MadeFacts({ item }: { readonly item: ItemDetail }) {
  const texts = useTexts(itemTexts).form;
  const options = { source: useSourceOptions() };
  return (
    <Section title={texts.facts} size="small">
      <RecordFacts record={ITEM} entry={item} of={['code', 'typeCode', 'source', 'programmeType']} options={options} />
    </Section>
  );
}
