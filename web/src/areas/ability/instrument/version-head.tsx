import { instrumentDesk } from '@naru/contract/areas/ability/instrument-desk.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useState } from 'react';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { StepActions } from '../../../blocks/workflow/step-actions.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useLocale, withTexts } from '../../../platform/i18n/locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { loadOnUse } from '../../../ui/load-on-use.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Row } from '../../../ui/row.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { normAddress, testAddress } from './addresses.ts';
import styles from './instrument.module.css';
import { instrumentTexts } from './texts.ts';
import { PublishWords } from './publish-words.tsx';
import { useVersionEntries, type VersionDialog } from './use-version-entries.ts';
import { useVersionWords } from './use-version-words.ts';
import { VersionChip } from './version-chip.tsx';
import type { VersionDetail } from './version-screen.tsx';

const BasicsDialog = loadOnUse(async () => (await withTexts(import('./basics-dialog.tsx'))).BasicsDialog);
const FileSheet = loadOnUse(async () => (await withTexts(import('./file-sheet.tsx'))).FileSheet);
const RemoveDialog = loadOnUse(async () => (await withTexts(import('./remove-dialog.tsx'))).RemoveDialog);

/** The name, how it stands, what comes next, and everything else behind a button. */
export function VersionHead({ instrument }: { readonly instrument: VersionDetail }) {
  const all = useTexts(instrumentTexts);
  const texts = all.page;
  const format = useFormat();
  const locale = useLocale();
  const { momentsOf } = useVersionWords();
  const [open, setOpen] = useState<VersionDialog>();
  const entries = useVersionEntries(instrument, setOpen);
  const { versionId, version, number, status, test } = instrument;
  const close = (): void => setOpen(undefined);
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={testAddress(test.testId)}>{test.name}</AppLink>}
        title={all.titleOf({ name: instrument.content.name[locale], number: format.number(number) })}
        chip={
          <Row>
            <VersionChip status={status} />
            {!instrument.isValidated && <Tag tone="neutral">{all.notValidated}</Tag>}
          </Row>
        }
        purpose={joinFacts([
          ...momentsOf(instrument),
          status !== 'DRAFT' && all.results(format.number(instrument.sessionCount)),
        ])}
        menu={
          entries.length > 0 && (
            <Menu
              label={texts.more}
              align="end"
              entries={entries}
              trigger={(trigger) => <IconButton icon={IconDots} label={texts.more} {...trigger} />}
            />
          )
        }
        actions={
          <>
            {status !== 'DRAFT' && (
              <ButtonLink as={(slot) => <AppLink to={normAddress(versionId)} {...slot} />}>{texts.norms}</ButtonLink>
            )}
            <Steps instrument={instrument} />
          </>
        }
      />
      {status === 'DRAFT' && (
        <div className={styles.notices}>
          <Notice>{texts.draftNotice}</Notice>
        </div>
      )}
      {open === 'basics' && <BasicsDialog instrument={instrument} onClose={close} />}
      {open === 'file' && <FileSheet draft={{ versionId, version }} onClose={close} />}
      {open === 'remove' && <RemoveDialog instrument={instrument} onClose={close} />}
    </>
  );
}

function Steps({ instrument }: { readonly instrument: VersionDetail }) {
  const { PUBLISH, RETIRE } = useTexts(instrumentTexts).page;
  const { versionId: id, version, stepList, content } = instrument;
  const name = content.name[useLocale()];
  return (
    <StepActions
      call={instrumentDesk.stepVersion}
      record={{ id, version }}
      steps={stepList}
      words={{
        PUBLISH: {
          label: PUBLISH.label,
          title: PUBLISH.title(name),
          text: <PublishWords instrument={instrument} />,
          done: PUBLISH.done,
        },
        RETIRE: { label: RETIRE.label, title: RETIRE.title(name), text: RETIRE.text, done: RETIRE.done },
      }}
      looks={{ RETIRE: 'danger' }}
    />
  );
}
