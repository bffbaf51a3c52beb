import { badgeClasses, type BadgeClassDetail } from '@naru/contract/areas/portfolio/badge-class.ts';
import { badgeGrants } from '@naru/contract/areas/portfolio/badge-grant.ts';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { DeletePart } from './delete-part.tsx';
import { badgeClassFormRoute } from './routes.ts';
import { badgeDeskTexts } from './texts.ts';

const GrantDialog = loadOnUse(async () => (await withTexts(import('./grant-dialog.tsx'))).GrantDialog);
const ImportSheet = loadOnUse(async () => (await withTexts(import('./import-sheet.tsx'))).ImportSheet);

interface ClassActionsProps {
  readonly badge: BadgeClassDetail;
  readonly name: string;
}

/** The steps of a badge, and granting it while it is open. */
export function ClassActions({ badge, name }: ClassActionsProps) {
  const all = useTexts(badgeDeskTexts);
  const { detail: texts, steps } = all;
  const [open, setOpen] = useState<'grant' | 'sheet'>();
  const { classId: id, version, stepList, canChange, canGrant, conditionList, status } = badge;
  const close = (): void => setOpen(undefined);
  const openText = conditionList.length > 0 ? steps.OPEN.text : steps.OPEN.textHand;
  const links = (
    <>
      {canChange && (
        <ButtonLink as={(slot) => <AppLink to={addressOf(badgeClassFormRoute, { params: { id } })} {...slot} />}>
          {texts.edit}
        </ButtonLink>
      )}
      {canChange && status === 'DRAFT' && <DeletePart badge={badge} />}
      {canGrant && <Button onClick={() => setOpen('sheet')}>{texts.sheet}</Button>}
      {canGrant && (
        <Button variant="primary" onClick={() => setOpen('grant')}>
          {texts.grant}
        </Button>
      )}
    </>
  );
  return (
    <>
      <StepActions
        call={badgeClasses.stepClass}
        record={{ id, version }}
        steps={stepList}
        words={{
          OPEN: { ...steps.OPEN, title: steps.OPEN.title(name), text: openText },
          CLOSE: { ...steps.CLOSE, title: steps.CLOSE.title(name) },
        }}
        looks={{ CLOSE: 'plain' }}
        alsoChanges={[badgeGrants.pageGrants]}
        links={canChange ? links : undefined}
      />
      {open === 'grant' && <GrantDialog classId={id} name={name} onClose={close} />}
      {open === 'sheet' && <ImportSheet classId={id} onClose={close} />}
    </>
  );
}
