import { survey as calls, type Survey, type SurveyAction } from '@naru/contract/areas/survey.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { addressOf } from '../../../platform/route.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './survey-head.module.css';
import { FORM, LIST, STATUS_CHIPS } from './survey-list.ts';
import { adminSurveyTexts } from './texts.ts';

export interface SurveyHeadProps {
  readonly survey: Survey;
  readonly name: string;
  /** The way to the survey's other screen. */
  readonly other: ReactNode;
  readonly actions?: ReactNode;
}

const ICONS = { CLOSE: IconLock, REOPEN: IconLockOpen, DELETE: IconTrash } as const;

/** Name and state of a survey, and what can be done with the whole of it. */
export function SurveyHead({ survey, name, other, actions }: SurveyHeadProps) {
  const texts = useTexts(adminSurveyTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<SurveyAction | null>(null);
  const params = { id: survey.surveyId };
  const copy = useCallMutation(calls.copySurvey, {
    onSuccess: ({ surveyId }) => {
      showToast({ text: texts.copied });
      void navigate({ to: addressOf(FORM, { params: { id: surveyId } }) });
    },
  });
  const change = useCallMutation(calls.changeSurveyStatus, {
    onSuccess: (_output, input) => {
      showToast({ text: texts.done[input.body.action] });
      setAsked(null);
      if (input.body.action === 'DELETE') void navigate({ to: addressOf(LIST), ignoreBlocker: true });
    },
  });
  const entries: MenuEntry[] = [
    ...(survey.can.copy
      ? [{ id: 'copy', label: texts.copy, icon: IconCopy, onSelect: () => copy.mutate({ params }) }]
      : []),
    ...survey.can.actionList.map((action) => ({
      id: action,
      label: texts[action],
      icon: ICONS[action],
      danger: action === 'DELETE',
      onSelect: () => setAsked(action),
    })),
  ];
  const { published } = survey;
  return (
    <>
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
          entries.length > 0 && (
            <Menu
              label={texts.more}
              entries={entries}
              align="end"
              trigger={(slot) => <IconButton {...slot} icon={IconDots} label={texts.more} />}
            />
          )
        }
      />
      {asked !== null && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={texts.ask[asked].title}
          keepLabel={texts.keep}
          confirmLabel={texts[asked]}
          busy={change.isPending}
          danger={asked === 'DELETE'}
          onConfirm={() => change.mutate({ params, body: { action: asked, version: survey.version } })}
        >
          {texts.ask[asked].text}
        </ConfirmDialog>
      )}
    </>
  );
}
