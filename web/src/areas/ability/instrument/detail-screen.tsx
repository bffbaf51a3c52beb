import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { INSTRUMENT_LIST, versionAddress } from './addresses.ts';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';
import { VersionItem } from './version-item.tsx';

export type TestDetail = CallOutput<typeof instrumentDesk.readInstrument>['test'];

/** A test with its versions and what changed between them. */
export function InstrumentDetailScreen() {
  const all = useTexts(instrumentTexts);
  const texts = all.detail;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(instrumentDesk.readInstrument, { params: { id } }, { label: texts.toList, staleTime: 0 });
  const test = query.data?.test;
  useScreenTitle(test?.name ?? '', all.list.title);
  const back = <ButtonLink as={(slot) => <AppLink to={INSTRUMENT_LIST} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !test) return <ReadFailure query={query} words={texts} back={back} />;
  if (!test) return <Skeleton count={8} />;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={INSTRUMENT_LIST}>{texts.toList}</AppLink>}
        title={test.name}
        purpose={texts.purpose({ family: all.families[test.family], code: test.code })}
        actions={<NextStep test={test} />}
      />
      <Section title={texts.versions}>
        <ol className={styles.list}>
          {test.versionList.map((version) => (
            <VersionItem key={version.versionId} version={version} />
          ))}
        </ol>
      </Section>
    </>
  );
}

/** The draft where there is one; a new one otherwise. */
function NextStep({ test }: { readonly test: TestDetail }) {
  const texts = useTexts(instrumentTexts).detail;
  const navigate = useNavigate();
  const copy = useCallMutation(instrumentDesk.copyInstrument, { alertMessage: texts.copyFailed });
  const draft = test.versionList.find(({ status }) => status === 'DRAFT');
  if (draft)
    return (
      <ButtonLink variant="primary" as={(slot) => <AppLink to={versionAddress(draft.versionId)} {...slot} />}>
        {texts.openDraft}
      </ButtonLink>
    );
  if (!test.can.copy) return null;
  const begin = (): void =>
    copy.mutate(
      { params: { id: test.testId } },
      {
        onSuccess: ({ versionId }) => {
          showToast({ text: texts.copied, tone: 'done' });
          void navigate({ to: versionAddress(versionId) });
        },
      },
    );
  return (
    <Button variant="primary" busy={copy.isPending} busyLabel={texts.copying} onClick={begin}>
      {texts.copy}
    </Button>
  );
}
