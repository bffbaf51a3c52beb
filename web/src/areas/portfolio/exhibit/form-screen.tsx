import { nominations, type Candidate } from '@naru/contract/areas/portfolio/nomination.ts';
import { SHOWN_MOST } from '@naru/contract/areas/portfolio/shown-words.ts';
import { useParams } from '@tanstack/react-router';

import { Form } from '../../../blocks/form/form.tsx';
import { formTexts } from '../../../blocks/form/texts.ts';
import { useCountText } from '../../../blocks/form/use-count-text.ts';
import { usePageForm } from '../../../blocks/form/use-page-form.ts';
import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './exhibit.module.css';
import { EXHIBITS, OWN_NOMINATIONS, popupPath } from './routes.ts';
import { exhibitTexts } from './texts.ts';

/** Nominates a portfolio, and says before what comes of it; or says why that is not possible now. */
export function NominationFormScreen() {
  const all = useTexts(exhibitTexts);
  const texts = all.form;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(nominations.readNominationForm, { params: { id } }, { label: texts.title, staleTime: 0 });
  useScreenTitle(texts.title);
  const back = <ButtonLink as={(slot) => <AppLink to={EXHIBITS} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={texts} back={back} />;
  if (!query.data) return <Skeleton count={6} />;
  const { candidate } = query.data;
  const { title, ownerNm, isOwn, bar, portfolioId } = candidate;
  const open = (
    <ButtonLink as={(slot) => <AppLink to={popupPath(portfolioId)} target="_blank" rel="noopener" {...slot} />}>
      {texts.open}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={EXHIBITS}>{all.title}</AppLink>}
        title={texts.title}
        purpose={isOwn ? texts.purposeOwn(title) : texts.purpose(title, ownerNm)}
      />
      {bar === null ? (
        <div className={styles.parts}>
          <Section title={texts.next} size="small">
            <WhatComes />
            <p className={styles.promise}>{texts.promise}</p>
          </Section>
          <NominationForm key={id} candidate={candidate} open={open} />
        </div>
      ) : (
        <Notice title={texts.bars[bar].title} action={open}>
          {texts.bars[bar].text}
        </Notice>
      )}
    </>
  );
}

const STEPS = ['nominate', 'review', 'consent', 'exhibit'] as const;

function WhatComes() {
  const texts = useTexts(exhibitTexts).form;
  return (
    <Steps
      label={texts.next}
      current={0}
      steps={STEPS.map((id) => ({ id, label: texts.steps[id], note: texts.notes[id] }))}
    />
  );
}

interface NominationFormProps {
  readonly candidate: Candidate;
  readonly open: React.ReactNode;
}

function NominationForm({ candidate: { portfolioId: id, isOwn }, open }: NominationFormProps) {
  const texts = useTexts(exhibitTexts).form;
  const say = useTexts(formTexts);
  const countText = useCountText();
  const form = usePageForm<{ readonly reason: string }, 'reason'>({
    names: { reason: texts.reason },
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: say.missing(texts.reason) } : {}),
  });
  const create = useCallMutation(nominations.createNomination, { alertMessage: null });
  return (
    <Form
      className={styles.fields}
      form={form}
      isShort
      words={{ failed: texts.failed }}
      onSend={(body) =>
        create.mutate(
          { params: { id }, body },
          {
            onSuccess: () => {
              showToast({ text: texts.sent, tone: 'done' });
              form.leave(OWN_NOMINATIONS);
            },
            onError: form.refuse,
          },
        )
      }
      actions={
        <Row>
          <Button type="submit" variant="primary" busy={create.isPending} busyLabel={texts.sending}>
            {texts.send}
          </Button>
          {open}
        </Row>
      }
    >
      <TextArea
        {...form.text('reason')}
        label={texts.reason}
        help={isOwn ? texts.reasonHelpOwn : texts.reasonHelp}
        rows={5}
        maxLength={SHOWN_MOST.reason}
        countText={countText(SHOWN_MOST.reason)}
      />
    </Form>
  );
}
