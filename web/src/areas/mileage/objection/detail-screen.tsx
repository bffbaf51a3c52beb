import { mileage } from '@naru/contract/areas/mileage/own.ts';
import { mileageObjections, type Objection } from '@naru/contract/areas/mileage/objections.ts';
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
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LEDGER } from '../shared/addresses.ts';
import { LineFacts } from './line-facts.tsx';
import { ObjectionChip } from './objection-chip.tsx';
import styles from './objection.module.css';
import { OutcomePart } from './outcome-part.tsx';
import { objectionTexts } from './texts.ts';
import { ThreadPart } from './thread-part.tsx';

type OwnObjection = CallOutput<typeof mileageObjections.readOwnObjection>['objection'];

/** One objection of the person: how it stands, what both sides wrote, and the line that it is about. */
export function ObjectionDetailScreen() {
  const all = useTexts(objectionTexts);
  const texts = all.own;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(mileageObjections.readOwnObjection, { params: { id } }, { label: all.title, staleTime: 0 });
  const objection = query.data?.objection;
  const purpose = usePurpose(objection);
  useScreenTitle(objection?.line.title ?? all.title);
  const back = <ButtonLink as={(slot) => <AppLink to={LEDGER} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !objection) return <ReadFailure query={query} words={texts} back={back} />;
  if (!objection) return <Skeleton count={8} />;
  const { status, line } = objection;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LEDGER}>{all.toLedger}</AppLink>}
        title={line.title}
        chip={<ObjectionChip status={status} />}
        purpose={purpose}
      />
      <div className={styles.parts}>
        <OutcomePart objection={objection} />
        <Section title={all.thread.title} size="small">
          <ThreadPart objection={objection} names={{ STUDENT: all.thread.me, OFFICE: all.thread.office }} />
        </Section>
        <Actions objection={objection} />
        <Section title={all.line.title} size="small">
          <LineFacts line={line} />
        </Section>
      </div>
    </>
  );
}

/** Replying is the main step where the office wrote last. */
function Actions({ objection }: { readonly objection: OwnObjection }) {
  const { REPLY, WITHDRAW, more } = useTexts(objectionTexts).own;
  const { objectionId: id, version, stepList } = objection;
  const isAsked = hasAnswer(objection);
  return (
    <StepActions
      call={mileageObjections.stepOwnObjection}
      record={{ id, version }}
      steps={stepList}
      words={{
        REPLY: { ...REPLY, ...(!isAsked && more), fields: { content: { label: REPLY.content } } },
        WITHDRAW,
      }}
      looks={isAsked ? { WITHDRAW: 'danger' } : { REPLY: 'plain', WITHDRAW: 'danger' }}
      alsoChanges={[mileage.pageLines]}
    />
  );
}

/** True where the office wrote last. */
const hasAnswer = ({ replyList }: Objection): boolean => replyList.at(-1)?.side === 'OFFICE';

/** Says when it was raised, and what comes next. */
function usePurpose(objection: Objection | undefined): string {
  const texts = useTexts(objectionTexts).own;
  const format = useFormat();
  if (!objection) return '';
  const { status, askedAt, decidedAt } = objection;
  const when = (moment: string): string => format.relativeTime(moment, { time: 'always', inSentence: true });
  const open = hasAnswer(objection) ? texts.answer : texts.waits;
  const next = {
    OPEN: open,
    WITHDRAWN: texts.withdrawn,
    UPHELD: decidedAt === null ? '' : texts.decided(when(decidedAt)),
    DISMISSED: decidedAt === null ? '' : texts.decided(when(decidedAt)),
  }[status];
  return `${texts.asked(when(askedAt))} ${next}`;
}
