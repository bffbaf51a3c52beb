import { completion, type CompletionState, type Lack } from '@naru/contract/areas/learning/completion.ts';
import type { CallOutput } from '@naru/contract/call.ts';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { QueryError } from '../../../blocks/query/query-error.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { addressOf } from '../../../platform/route.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { AssignmentPart } from './assignment-part.tsx';
import styles from './completion.module.css';
import { certificateListRoute, programmeSurveyRoute } from './routes.ts';
import { completionTexts } from './texts.ts';

type Own = CallOutput<typeof completion.readOwnCompletion>;

export interface OwnCompletionProps {
  /** The person's own confirmed place. */
  readonly traineeId: string;
}

/** How far a person's own completion is, and what is left to do: survey and assignment are done from here. */
export function OwnCompletion({ traineeId }: OwnCompletionProps) {
  const texts = useTexts(completionTexts).own;
  const query = useCall(completion.readOwnCompletion, { params: { id: traineeId } }, { label: texts.section });
  const own = query.data;
  if (query.isLoading) return <Skeleton count={5} />;
  if (!own) return query.error?.code === '404' ? null : <QueryError title={texts.errorTitle} query={query} />;
  return (
    <Stack gap={24}>
      <Section
        label={own.state === 'COMPLETED' ? undefined : texts.section}
        title={isRepeated(own) ? texts.repeated : texts.headline[isLeftToThem(own) ? 'LACKING' : own.state]}
      >
        <Parts traineeId={traineeId} own={own} />
      </Section>
      {(own.assignment !== null || own.completion.needsAssignment) && (
        <AssignmentPart traineeId={traineeId} own={own} />
      )}
    </Stack>
  );
}

/** Says whether the office waits for the person, and not the other way round. */
function isLeftToThem({ state, lackList, assignment }: Own): boolean {
  const isToHandIn = lackList.includes('ASSIGNMENT') && assignment?.status !== 'HANDED_IN';
  return state === 'WAITING' && (lackList.includes('SURVEY') || isToHandIn);
}

/** Says whether nothing lacks but that they have completed it before. */
const isRepeated = ({ state, lackList }: Own): boolean =>
  state === 'LACKING' && lackList.every((lack) => lack === 'REPEAT');

type StepState = 'done' | 'todo' | 'waits' | 'later' | 'optional';
const ICONS = {
  done: IconCircleCheck,
  todo: IconCircle,
  waits: IconClock,
  later: IconClock,
  optional: IconCircle,
} as const satisfies Record<StepState, unknown>;

/** A survey that a completion does not take may be left out. */
function surveyStateOf({ survey, completion: { needsSurvey, isSurveyDone, completedAt } }: Own): StepState {
  if (isSurveyDone) return 'done';
  // Completed by hand, it does not wait for an answer.
  if (completedAt !== null) return 'optional';
  if (survey !== 'OPEN' && survey !== 'OVER') return 'later';
  return needsSurvey ? 'todo' : 'optional';
}

function stateOf(
  lack: Lack,
  { state, lackList }: { readonly state: CompletionState; readonly lackList: readonly Lack[] },
) {
  if (!lackList.includes(lack)) return 'done';
  return state === 'RUNNING' || state === 'WAITING' ? 'waits' : 'todo';
}

function Parts({ traineeId, own }: { readonly traineeId: string; readonly own: Own }) {
  const texts = useTexts(completionTexts).own;
  const format = useFormat();
  const { completion: view, survey } = own;
  const least = format.number(view.leastRate);
  const count = (of: 'presentCount' | 'lateCount' | 'absentCount' | 'excusedCount') => format.number(view[of]);
  const counts = {
    present: count('presentCount'),
    late: count('lateCount'),
    absent: count('absentCount'),
    excused: count('excusedCount'),
  };
  const takesSurvey = view.needsSurvey && view.completedAt === null;
  const isOver = view.countedCount + view.excusedCount >= view.sessionCount;
  const attendance: StepState = !isOver && view.completedAt === null ? 'later' : stateOf('ATTENDANCE', own);
  return (
    <ul className={styles.steps}>
      <Part state={attendance} title={texts.attendance}>
        <span className={styles.bar}>
          <ProgressBar
            label={texts.attendance}
            value={view.rate ?? 0}
            max={100}
            valueText={view.rate === null ? texts.noRate(least) : texts.rate(format.number(view.rate), least)}
          />
        </span>
        <span className={styles.meta}>{texts.attendanceText(counts)}</span>
      </Part>
      {(takesSurvey || view.isSurveyDone || (survey !== null && survey !== 'OVER')) && (
        <Part
          state={surveyStateOf(own)}
          title={texts.survey}
          action={
            survey === 'OPEN' && !view.isSurveyDone ? (
              <ButtonLink
                variant={takesSurvey ? 'primary' : undefined}
                as={(slot) => <AppLink to={addressOf(programmeSurveyRoute, { params: { id: traineeId } })} {...slot} />}
              >
                {texts.answer}
              </ButtonLink>
            ) : undefined
          }
        >
          <span className={styles.meta}>{view.isSurveyDone ? texts.surveyDone : sayForm(survey, texts)}</span>
          {takesSurvey && survey === 'OPEN' && <span className={styles.meta}>{texts.surveyCounts}</span>}
        </Part>
      )}
      {view.certificateNo !== null && (
        <Part
          state="done"
          title={texts.paper}
          action={
            <ButtonLink as={(slot) => <AppLink to={addressOf(certificateListRoute)} {...slot} />}>
              {texts.certificate}
            </ButtonLink>
          }
        >
          <span className={styles.meta}>{view.certificateNo}</span>
        </Part>
      )}
    </ul>
  );
}

interface FormWords {
  readonly surveyOpen: string;
  readonly surveyLater: string;
  readonly surveyOver: string;
  readonly surveyDone: string;
}

function sayForm(survey: Own['survey'], texts: FormWords): string {
  if (survey === 'OPEN') return texts.surveyOpen;
  if (survey === 'ANSWERED') return texts.surveyDone;
  return survey === 'OVER' ? texts.surveyOver : texts.surveyLater;
}

interface PartProps {
  readonly state: StepState;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function Part({ state, title, action, children }: PartProps) {
  const texts = useTexts(completionTexts).own;
  const words = texts[state];
  return (
    <li className={styles.step} data-state={state}>
      <Icon of={ICONS[state]} size={24} />
      <span className={styles.what}>
        <span>
          <b>{title}</b> <span className={styles.meta}>{words}</span>
        </span>
        {children}
      </span>
      {action}
    </li>
  );
}
