import { mileagePurposes, type DeskPurpose } from '@naru/contract/areas/mileage/purposes.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { PurposeForm } from './purpose-form.tsx';
import styles from './purpose.module.css';
import { purposeListRoute } from './routes.ts';
import { purposeTexts } from './texts.ts';

const LIST = addressOf(purposeListRoute);

/** Changes what a purpose asks for. */
export function PurposeFormScreen() {
  const all = useTexts(purposeTexts);
  const texts = all.form;
  const { purposeCode = '' }: { purposeCode?: string } = useParams({ strict: false });
  const asked = { params: { purposeCode } };
  const query = useCall(mileagePurposes.readPurpose, asked, { label: texts.toList, staleTime: 0 });
  const purpose = query.data?.purpose;
  useScreenTitle(purpose?.purposeNm ?? texts.toList);
  if (query.isError && !purpose) {
    const back = (
      <ButtonLink variant="text" as={(slot) => <AppLink to={LIST} {...slot} />}>
        {texts.toList}
      </ButtonLink>
    );
    return <ReadFailure query={query} words={texts} back={back} />;
  }
  if (!purpose) return <Skeleton count={8} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LIST}>{texts.toList}</AppLink>}
        title={purpose.purposeNm}
        chip={purpose.isInUse ? undefined : <StateChip kind="cancelled">{all.list.outOfUse}</StateChip>}
        purpose={texts.changePurpose}
      />
      <div className={styles.parts}>
        <KeptFacts purpose={purpose} />
        <PurposeForm key={purpose.version} purpose={purpose} />
      </div>
    </>
  );
}

/** Shows what stays as it is. */
function KeptFacts({ purpose: { purposeCode, needsAccount } }: { readonly purpose: DeskPurpose }) {
  const texts = useTexts(purposeTexts).form;
  return (
    <Section title={texts.facts} size="small">
      <DefinitionList
        items={[
          { term: texts.code, value: purposeCode },
          { term: texts.paid, value: needsAccount ? texts.toAccount : texts.noAccount },
        ]}
      />
    </Section>
  );
}
