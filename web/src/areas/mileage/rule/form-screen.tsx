import { mileageRules } from '@naru/contract/areas/mileage/rules.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ruleListRoute } from './routes.ts';
import { RuleForm } from './rule-form.tsx';
import styles from './rule.module.css';
import { ruleDeskTexts } from './texts.ts';
import { UsePart } from './use-part.tsx';
import { VersionsPart } from './versions-part.tsx';

/** One item: a new version of its rule beside its dry run, the versions before, and whether it is in use. */
export function RuleFormScreen() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const texts = useTexts(ruleDeskTexts).form;
  const query = useCall(mileageRules.readRule, { params: { itemId: id } }, { label: texts.title });
  const item = query.data?.item;
  useScreenTitle(item?.itemNm ?? texts.title);
  const list = addressOf(ruleListRoute);
  if (query.isError && !item) {
    const back = (
      <ButtonLink variant="text" as={(slot) => <AppLink to={list} {...slot} />}>
        {texts.toList}
      </ButtonLink>
    );
    return <ReadFailure query={query} words={texts} back={back} />;
  }
  if (!item) return <Skeleton count={8} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={list}>{texts.toList}</AppLink>}
        title={item.itemNm}
        purpose={texts.purpose}
      />
      <div className={styles.parts}>
        <RuleForm key={item.itemId} item={item} />
        <VersionsPart item={item} />
        <UsePart item={item} />
      </div>
    </>
  );
}
