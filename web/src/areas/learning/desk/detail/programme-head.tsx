import { applicantDesk } from '@naru/contract/areas/learning/desk/applicants.ts';
import type { DeskProgrammeDetail } from '@naru/contract/areas/learning/desk/programmes.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useState } from 'react';

import { ExportDialog } from '../../../../blocks/list/export-dialog.tsx';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { Menu, type MenuEntry } from '../../../../ui/menu.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { copyOf, formOf, PROGRAMME_LIST } from '../shared/addresses.ts';
import { StageChip } from '../shared/stage-chip.tsx';
import { useDeskWords } from '../shared/use-desk-words.ts';
import { peopleOf } from './people.ts';
import { detailTexts } from './texts.ts';

const SubmitDialog = loadOnUse(async () => (await withTexts(import('./submit-dialog.tsx'))).SubmitDialog);
const CallOffDialog = loadOnUse(async () => (await withTexts(import('./call-off-dialog.tsx'))).CallOffDialog);
const RemoveDialog = loadOnUse(async () => (await withTexts(import('./remove-dialog.tsx'))).RemoveDialog);
const MessageDialog = loadOnUse(async () => (await withTexts(import('./message-dialog.tsx'))).MessageDialog);
const NamePrint = loadOnUse(async () => (await withTexts(import('./name-print.tsx'))).NamePrint);

type Open = 'submit' | 'callOff' | 'remove' | 'message' | 'excel' | 'print';

/** The name, how it stands, the one main action, and everything else behind a button. */
export function ProgrammeHead({ programme }: { readonly programme: DeskProgrammeDetail }) {
  const all = useTexts(detailTexts);
  const texts = all.actions;
  const format = useFormat();
  const { typeOf } = useDeskWords();
  const [open, setOpen] = useState<Open>();
  const { programmeId: id, name, stage, canEdit, content } = programme;
  const close = (): void => setOpen(undefined);
  const entry = (when: boolean, one: MenuEntry): MenuEntry[] => (when ? [one] : []);
  const isMain = programme.canSubmitOpening || programme.canSubmitClosing;
  const entries: MenuEntry[] = [
    ...entry(isMain && canEdit, {
      id: 'edit',
      label: texts.edit,
      link: (slot) => <AppLink to={formOf(id)} {...slot} />,
    }),
    ...entry(canEdit || (programme.publishedAt !== null && !programme.isHelper), {
      id: 'copy',
      label: texts.copy,
      link: (slot) => <AppLink to={copyOf(id)} {...slot} />,
    }),
    ...entry(canEdit && peopleOf(programme) > 0, {
      id: 'message',
      label: texts.message,
      onSelect: () => setOpen('message'),
    }),
    ...entry(programme.takenCount > 0 && !programme.isHelper, {
      id: 'print',
      label: texts.print,
      onSelect: () => setOpen('print'),
    }),
    ...entry(programme.canExport, { id: 'excel', label: texts.excel, onSelect: () => setOpen('excel') }),
    ...entry(programme.canCancel, {
      id: 'callOff',
      label: texts.callOff,
      danger: true,
      apart: true,
      onSelect: () => setOpen('callOff'),
    }),
    ...entry(programme.canDelete, {
      id: 'remove',
      label: texts.remove,
      danger: true,
      apart: true,
      onSelect: () => setOpen('remove'),
    }),
  ];
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={PROGRAMME_LIST}>{all.toList}</AppLink>}
        title={name}
        chip={<StageChip stage={stage} />}
        purpose={joinFacts([
          typeOf(programme.typeCode),
          programme.semstrNm,
          programme.deptNm,
          programme.managerNm,
          format.range(programme.beginsAt.slice(0, 10), programme.endsAt.slice(0, 10)),
        ])}
        menu={
          entries.length > 0 && (
            <Menu
              label={all.more}
              align="end"
              entries={entries}
              trigger={(trigger) => <IconButton icon={IconDots} label={all.more} {...trigger} />}
            />
          )
        }
        actions={<MainAction programme={programme} onSubmit={() => setOpen('submit')} />}
      />
      {open === 'submit' && <SubmitDialog programme={programme} onClose={close} />}
      {open === 'callOff' && <CallOffDialog programme={programme} onClose={close} />}
      {open === 'remove' && <RemoveDialog programme={programme} onClose={close} />}
      {open === 'message' && <MessageDialog programme={programme} onClose={close} />}
      {open === 'print' && <NamePrint programme={programme} onClose={close} />}
      <ExportDialog
        spec={applicantDesk.exportApplicants}
        input={(reason) => ({ params: { id }, body: { reason } })}
        listName={`${content.nameKo}_${all.excel.name}`}
        text={all.excel.text}
        open={open === 'excel'}
        onOpenChange={(isOpen) => !isOpen && close()}
      />
    </>
  );
}

interface MainActionProps {
  readonly programme: DeskProgrammeDetail;
  readonly onSubmit: () => void;
}

/** The one filled button: what brings the programme on; else its form. */
function MainAction({ programme, onSubmit }: MainActionProps) {
  const texts = useTexts(detailTexts).actions;
  const { canSubmitOpening, canSubmitClosing, canEdit, approvalList } = programme;
  const isRefused = approvalList.some(({ kind, status }) => kind === 'CLOSE' && status === 'REFUSED');
  if (canSubmitOpening || canSubmitClosing || (isRefused && approvalList.some(({ stepList }) => stepList.length > 0)))
    return (
      <Button variant="primary" onClick={onSubmit}>
        {canSubmitOpening ? texts.submitOpening : canSubmitClosing ? texts.submitClosing : texts.resubmit}
      </Button>
    );
  if (!canEdit) return null;
  return <ButtonLink as={(slot) => <AppLink to={formOf(programme.programmeId)} {...slot} />}>{texts.edit}</ButtonLink>;
}
