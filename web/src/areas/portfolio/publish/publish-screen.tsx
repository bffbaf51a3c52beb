import { portfolioPublishing, type Publishing } from '@naru/contract/areas/portfolio/publish.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip, type StateKind } from '../../../ui/state-chip.tsx';
import { editorOf, PORTFOLIOS } from '../start/addresses.ts';
import { AfterPart } from './after-part.tsx';
import { AgainPart } from './again-part.tsx';
import { PublishForm } from './publish-form.tsx';
import styles from './publish.module.css';
import { AddressPart, WhoPart } from './settings-part.tsx';
import { ShownPart } from './shown-part.tsx';
import { TakeDown } from './take-down.tsx';
import { publishTexts } from './texts.ts';
import { ViewsPart } from './views-part.tsx';

const LinksPart = loadOnUse(async () => (await withTexts(import('./links-part.tsx'))).LinksPart);

const KINDS: Readonly<Record<Publishing['status'], StateKind>> = {
  DRAFT: 'draft',
  PUBLISHED: 'open',
  UNPUBLISHED: 'ended',
};

/** Leads from a draft to a link that can be sent, and back. */
export function PublishScreen() {
  const texts = useTexts(publishTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(
    portfolioPublishing.readPublishing,
    { params: { id } },
    { label: texts.screen, staleTime: 0, alertMessage: null },
  );
  useScreenTitle(texts.screen);
  const back = <ButtonLink as={(slot) => <AppLink to={PORTFOLIOS} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  const of = query.data.publishing;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={PORTFOLIOS}>{texts.toList}</AppLink>}
        title={of.title}
        chip={<StateChip kind={KINDS[of.status]}>{texts.states[of.status]}</StateChip>}
        purpose={texts.purpose[of.status]}
        actions={<ButtonLink as={(slot) => <AppLink to={editorOf(id)} {...slot} />}>{texts.toEditor}</ButtonLink>}
      />
      {of.hiddenReason !== null && (
        <Notice tone="red" title={texts.hiddenTitle}>
          {of.hiddenReason}
        </Notice>
      )}
      {of.status === 'PUBLISHED' ? <Published of={of} /> : <PublishForm key={of.status} of={of} />}
    </>
  );
}

function Published({ of }: { readonly of: Publishing }) {
  return (
    <div className={styles.parts}>
      {of.hasChanges && <AgainPart of={of} />}
      <ShownPart of={of} />
      {(of.visibility === 'LINK' || of.linkList.length > 0) && <LinksPart of={of} />}
      <WhoPart of={of} />
      <ViewsPart of={of} />
      <AddressPart of={of} />
      <AfterPart of={of} />
      <div>
        <TakeDown of={of} />
      </div>
    </div>
  );
}
