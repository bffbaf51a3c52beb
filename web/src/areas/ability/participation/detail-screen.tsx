import { abilityParticipation } from '@naru/contract/areas/ability/participation.ts';
import { useParams } from '@tanstack/react-router';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { ReadFailure } from '../../../blocks/navigation/read-failure.tsx';
import { useScreenTitle } from '../../../blocks/navigation/use-screen-title.ts';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { STAGE_KINDS } from './assignment-list.ts';
import { CellsPart } from './cells-part.tsx';
import type { AssignmentDetail } from './form-values.ts';
import { MissingPart } from './missing-part.tsx';
import styles from './participation.module.css';
import { RemindButton } from './remind-button.tsx';
import { ASSIGNMENTS, formOf } from './routes.ts';
import { participationTexts } from './texts.ts';
import { useShareText } from './use-share-text.ts';

/** One compulsory test: how many have taken part, where, and who has not. */
export function AssignmentDetailScreen() {
  const all = useTexts(participationTexts);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(
    abilityParticipation.readAssignment,
    { params: { id } },
    { label: all.list.caption, staleTime: 0 },
  );
  useScreenTitle(query.data?.assignment.name ?? all.list.caption);
  const back = <ButtonLink as={(slot) => <AppLink to={ASSIGNMENTS} {...slot} />}>{all.form.toList}</ButtonLink>;
  if (query.isError && !query.data) return <ReadFailure query={query} words={all.form} back={back} />;
  if (!query.data) return <Skeleton count={8} />;
  const { assignment, gradeList, rowList } = query.data;
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={ASSIGNMENTS}>{all.form.toList}</AppLink>}
        title={assignment.name}
        chip={<StateChip kind={STAGE_KINDS[assignment.stage]}>{all.stages[assignment.stage]}</StateChip>}
        purpose={<Standing assignment={assignment} />}
        actions={<Actions assignment={assignment} />}
      />
      <div className={styles.parts}>
        <Progress assignment={assignment} />
        <CellsPart gradeList={gradeList} rowList={rowList} />
        {assignment.stage !== 'PLANNED' && <MissingPart assignment={assignment} />}
        <Facts assignment={assignment} />
      </div>
    </>
  );
}

interface PartProps {
  readonly assignment: AssignmentDetail;
}

function Standing({ assignment: { stage, opensOn, dueOn } }: PartProps) {
  const texts = useTexts(participationTexts).detail;
  const format = useFormat();
  if (stage === 'PLANNED') return texts.opensIn(format.day(opensOn));
  if (stage === 'OVER') return texts.over;
  if (stage === 'ENDED') return texts.ended;
  const days = format.daysUntil(dueOn) ?? 0;
  return days === 0 ? texts.lastDay : texts.daysLeft(format.number(days));
}

function Progress({ assignment }: PartProps) {
  const all = useTexts(participationTexts);
  const format = useFormat();
  const share = useShareText();
  const { doneCount, targetCount } = assignment;
  return (
    <Section label={all.detail.progress} title={share(assignment)}>
      {doneCount !== null && targetCount !== null && (
        <ProgressBar
          label={all.detail.progress}
          value={doneCount}
          max={targetCount}
          valueText={all.took({ done: format.number(doneCount), target: format.number(targetCount) })}
          size="large"
        />
      )}
    </Section>
  );
}

function Actions({ assignment }: PartProps) {
  const texts = useTexts(participationTexts).detail;
  const { assignmentId, canChange } = assignment;
  return (
    <>
      {canChange && (
        <ButtonLink as={(slot) => <AppLink to={formOf(assignmentId)} {...slot} />}>{texts.edit}</ButtonLink>
      )}
      <RemindButton assignment={assignment} />
    </>
  );
}

function Facts({ assignment }: PartProps) {
  const { detail: texts, list, gradeOf } = useTexts(participationTexts);
  const format = useFormat();
  const { gradeList, deptList } = assignment;
  const grades = gradeList.map((grade) => gradeOf(format.number(grade)));
  const cohort = [...deptList.map(({ deptNm }) => deptNm), ...grades];
  const items = [
    { term: texts.test, value: assignment.testNm },
    {
      term: texts.period,
      value: list.periodOf({ from: format.day(assignment.opensOn), to: format.day(assignment.dueOn) }),
    },
    { term: texts.cohort, value: cohort.length === 0 ? texts.everybody : format.list(cohort) },
    { term: texts.reminders, value: assignment.remindsAutomatically ? texts.remindersOn : texts.remindersOff },
    {
      term: texts.createdBy,
      value: texts.createdOf({ name: assignment.createdByNm ?? '', day: format.day(assignment.createdAt) }),
    },
  ];
  return (
    <Section title={texts.facts} size="small">
      <DefinitionList items={items} />
      <StepActions
        call={abilityParticipation.stepAssignment}
        record={{ id: assignment.assignmentId, version: assignment.version }}
        steps={assignment.stepList}
        words={{ END: texts.END }}
        looks={{ END: 'danger' }}
      />
    </Section>
  );
}
