import { survey as calls, type Survey } from '@naru/contract/areas/survey.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { StepMenu } from '../../../blocks/workflow/step-menu.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './survey-head.module.css';
import { FORM, LIST, STATUS_CHIPS } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

export interface SurveyHeadProps {
  readonly survey: Survey;
  readonly name: string;
  /** A link to the survey's other screen. */
  readonly other: ReactNode;
  readonly actions?: ReactNode;
}

const ICONS = { CLOSE: IconLock, REOPEN: IconLockOpen, DELETE: IconTrash } as const;

/** Shows the name and state of a survey, and the actions on the whole of it. */
export function SurveyHead({ survey, name, other, actions }: SurveyHeadProps) {
  const texts = useTexts(adminSurveyTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const params = { id: survey.surveyId };
  const copy = useCallMutation(calls.copySurvey, {
    onSuccess: ({ surveyId }) => {
      showToast({ text: texts.copied });
      void navigate({ to: addressOf(FORM, { params: { id: surveyId } }) });
    },
  });
  // The builder publishes, since it saves first.
  const steps = survey.stepList.flatMap(({ action, ...step }) => (action === 'PUBLISH' ? [] : [{ action, ...step }]));
  const { published } = survey;
  return (
    <PageHeader
      breadcrumb={<AppLink to={addressOf(LIST)}>{texts.title}</AppLink>}
      title={name}
      chip={<StateChip kind={STATUS_CHIPS[survey.status]}>{texts.statuses[survey.status]}</StateChip>}
      purpose={
        <span className={styles.facts}>
          <span>{survey.contextTypeNm}</span>
          <span>
            {published ? texts.version(published.versionNo, format.day(published.publishedAt)) : texts.notPublished}
          </span>
          <span>{texts.answersOf(format.number(survey.answerCount))}</span>
          {other}
        </span>
      }
      actions={actions}
      menu={
        <StepMenu
          call={calls.stepSurvey}
          record={{ id: survey.surveyId, version: survey.version }}
          steps={steps}
          words={texts.steps}
          looks={{ CLOSE: 'plain', REOPEN: 'plain', DELETE: 'danger' }}
          icons={ICONS}
          onDone={(action) => action === 'DELETE' && void navigate({ to: addressOf(LIST), ignoreBlocker: true })}
          label={texts.more}
          entries={
            survey.can.copy
              ? [{ id: 'copy', label: texts.copy, icon: IconCopy, onSelect: () => copy.mutate({ params }) }]
              : []
          }
          trigger={(slot) => <IconButton {...slot} icon={IconDots} label={texts.more} />}
        />
      }
    />
  );
}
