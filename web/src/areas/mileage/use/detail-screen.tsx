import { mileageUses } from '@naru/contract/areas/mileage/uses.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { newUseOf, USE_LIST, formOf } from './addresses.ts';
import { mileageUseTexts } from './texts.ts';
import { UseChip } from './use-chip.tsx';
import { UseFacts } from './use-facts.tsx';
import styles from './use.module.css';

type Own = CallOutput<typeof mileageUses.readOwnUse>['use'];

/** One use of the person: how it stands, what comes next, and what was said. */
export function MileageUseDetailScreen() {
  const all = useTexts(mileageUseTexts);
  const texts = all.detail;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(mileageUses.readOwnUse, { params: { id } }, { label: texts.toList, staleTime: 0 });
  useScreenTitle(query.data?.use.purposeNm ?? all.list.title);
  const back = <ButtonLink as={(slot) => <AppLink to={USE_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  const { use } = query.data;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={USE_LIST}>{texts.toList}</AppLink>}
        title={use.purposeNm}
        chip={<UseChip status={use.status} />}
        purpose={all.next[use.status]}
      />
      <div className={styles.parts}>
        <Progress use={use} />
        {use.reason !== null && (
          <Notice tone="amber" title={texts.reason}>
            <p className={styles.written}>{use.reason}</p>
          </Notice>
        )}
        <Actions use={use} />
        <Section title={texts.facts}>
          <UseFacts use={use} />
        </Section>
      </div>
    </>
  );
}

const LINE = ['APPLY', 'APPROVED', 'PAID'] as const;
/** The step that is being worked on, by state; all are past once it is paid. */
const CURRENT: Readonly<Record<string, number>> = { APPLY: 1, APPROVED: 2, PAID: 3 };

/** Shows how far it is, while it goes on. */
function Progress({ use }: { readonly use: Own }) {
  const texts = useTexts(mileageUseTexts).detail;
  const format = useFormat();
  const current = CURRENT[use.status];
  if (current === undefined) return null;
  const reached = (status: string): string | undefined =>
    use.historyList.findLast((entry) => entry.status === status)?.at;
  return (
    <Steps
      label={texts.progress}
      current={current}
      steps={LINE.map((status) => {
        const at = reached(status);
        return { id: status, label: texts.steps[status], ...(at !== undefined && { note: format.day(at) }) };
      })}
    />
  );
}

function Actions({ use }: { readonly use: Own }) {
  const { detail: texts, discard } = useTexts(mileageUseTexts);
  const { useId, version, status, stepList, purposeCode } = use;
  const isDraft = status === 'TEMP';
  const link =
    status === 'REFUSED' ? (
      <ButtonLink variant="primary" as={(slot) => <AppLink to={newUseOf(purposeCode)} {...slot} />}>
        {texts.again}
      </ButtonLink>
    ) : isDraft ? (
      <ButtonLink variant="primary" as={(slot) => <AppLink to={formOf(useId)} {...slot} />}>
        {texts.edit}
      </ButtonLink>
    ) : undefined;
  return (
    <StepActions
      call={mileageUses.stepOwnUse}
      record={{ id: useId, version }}
      // A draft is sent from its form, where its conditions stand.
      steps={stepList.filter(({ action }) => action === 'CANCEL')}
      words={{ CANCEL: isDraft ? discard : texts.CANCEL, APPLY: texts.APPLY }}
      looks={{ CANCEL: 'danger' }}
      alsoChanges={[mileageUses.pageOwnUses, mileageUses.listPurposes]}
      links={link}
    />
  );
}
