import { corrections } from '@naru/contract/areas/portfolio/correction.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Row } from '../../../ui/row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { CorrectionChip } from './correction-chip.tsx';
import styles from './correction.module.css';
import { FrozenPart } from './frozen-part.tsx';
import { commentsPath, correctionFormRoute, correctionSurveyRoute, LETTERS } from './routes.ts';
import { RubricPicture } from './rubric-picture.tsx';
import { correctionTexts } from './texts.ts';

type Own = CallOutput<typeof corrections.readOwnCorrection>['correction'];

/** One request of the person: where it stands, who opened it, what was said on the whole, and what was handed in. */
export function CorrectionDetailScreen() {
  const all = useTexts(correctionTexts);
  const texts = all.detail;
  const format = useFormat();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(corrections.readOwnCorrection, { params: { id } }, { label: all.title, staleTime: 0 });
  const correction = query.data?.correction;
  useScreenTitle(correction?.title ?? all.title);
  const back = <ButtonLink as={(slot) => <AppLink to={LETTERS} {...slot} />}>{texts.toList}</ButtonLink>;
  if (query.isError && !correction) return <ReadFailure query={query} words={texts} back={back} />;
  if (!correction) return <Skeleton count={8} />;
  const { title, round, requestedAt, status, answerOn, isLate, message, snapshot, viewList } = correction;
  const asked = texts.asked(format.relativeTime(requestedAt, { time: 'always', inSentence: true }));
  const answer = (isLate ? all.standing.late : all.standing.byDay)(format.day(answerOn));
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={LETTERS}>{all.toLetters}</AppLink>}
        title={joinFacts([title, all.round(format.number(round))])}
        chip={<CorrectionChip standing={correction} />}
        purpose={status === 'COMPLETED' ? asked : `${asked} ${answer}.`}
      />
      <div className={styles.parts}>
        <Progress correction={correction} />
        <Actions correction={correction} />
        <Outcome correction={correction} />
        <Section title={texts.views} size="small">
          {viewList.length === 0 ? (
            <p className={styles.meta}>{all.standing.noView}</p>
          ) : (
            <ul className={styles.rows}>
              {viewList.map(({ viewerNm, viewedAt }) => (
                <li key={viewedAt}>
                  {joinFacts([
                    viewerNm,
                    texts.viewedAt(format.relativeTime(viewedAt, { time: 'always', inSentence: true })),
                  ])}
                </li>
              ))}
            </ul>
          )}
        </Section>
        {message !== '' && (
          <Section title={texts.message} size="small">
            <p className={styles.written}>{message}</p>
          </Section>
        )}
        <Section title={texts.frozen} size="small">
          <FrozenPart questions={snapshot.letter?.questionList ?? []} resumeTitle={snapshot.resume?.title} />
        </Section>
      </div>
    </>
  );
}

function Progress({ correction: { status, assigneeNm, completedAt, requestedAt } }: { readonly correction: Own }) {
  const { steps, stands } = useTexts(correctionTexts).detail;
  const format = useFormat();
  const current = status === 'COMPLETED' ? 3 : assigneeNm === null ? 0 : 1;
  return (
    <Steps
      label={stands}
      current={current}
      steps={[
        { id: 'asked', label: steps.asked, note: format.relativeTime(requestedAt) },
        { id: 'taken', label: steps.taken, note: assigneeNm ?? undefined },
        { id: 'done', label: steps.done, note: completedAt === null ? undefined : format.relativeTime(completedAt) },
      ]}
    />
  );
}

function Outcome({ correction: { status, overall, rubric } }: { readonly correction: Own }) {
  const texts = useTexts(correctionTexts).detail;
  if (status !== 'COMPLETED') return null;
  return (
    <>
      {overall !== '' && (
        <Section title={texts.overall} size="small">
          <p className={styles.written}>{overall}</p>
        </Section>
      )}
      {Object.keys(rubric).length > 0 && (
        <Section title={texts.rubric} size="small">
          <RubricPicture rubric={rubric} />
        </Section>
      )}
    </>
  );
}

/** Looking at the comments is the main step once it is completed; withdrawing is possible until there are any. */
function Actions({ correction }: { readonly correction: Own }) {
  const texts = useTexts(correctionTexts).detail;
  const navigate = useNavigate();
  const { correctionId: id, version, stepList, status, letterId, resumeId, surveyStatus, stdntId } = correction;
  const paperId = letterId ?? resumeId;
  const isDone = status === 'COMPLETED';
  const to = (path: string, label: string, isMain = false) => (
    <ButtonLink variant={isMain ? 'primary' : undefined} as={(slot) => <AppLink to={path} {...slot} />}>
      {label}
    </ButtonLink>
  );
  if (isDone)
    return (
      <Row>
        {paperId !== null && stdntId !== null && to(commentsPath(paperId, stdntId), texts.toComments, true)}
        {surveyStatus === 'OPEN' && to(addressOf(correctionSurveyRoute, { params: { id } }), texts.survey)}
        {paperId !== null && to(askAgain(paperId, letterId === null), texts.next)}
        {surveyStatus === 'ANSWERED' && <span className={styles.meta}>{texts.answered}</span>}
      </Row>
    );
  return (
    <StepActions
      call={corrections.stepOwnCorrection}
      record={{ id, version }}
      steps={stepList}
      words={{ WITHDRAW: texts.WITHDRAW }}
      looks={{ WITHDRAW: 'danger' }}
      onDone={() => void navigate({ to: LETTERS, replace: true })}
    />
  );
}

const askAgain = (id: string, isResume: boolean): string =>
  addressOf(correctionFormRoute, { params: { id }, ...(isResume && { search: { paper: 'RESUME' } }) });
