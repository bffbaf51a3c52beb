import { completion, type CertificateRow } from '@naru/contract/areas/learning/completion.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { phone, useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './completion.module.css';
import { completionTexts } from './texts.ts';

export interface CertificatePaperProps {
  readonly row: CertificateRow;
  readonly onPrint: (number: string) => void;
}

/** One paper: what it is of, whether it holds, and a press that prints it. */
export function CertificatePaper({ row, onPrint }: CertificatePaperProps) {
  const all = useTexts(completionTexts);
  const texts = all.list;
  const format = useFormat();
  const show = useCallMutation(completion.showCertificateName, { alertMessage: texts.nameFailed });
  const isPhone = useMediaQuery(phone);
  const isShown = show.isPending ? (show.variables?.body.isOn ?? row.showsName) : row.showsName;
  const print = (): void => onPrint(row.certificateNo);
  const isValid = row.withdrawnAt === null;
  const kind = all.kinds[row.kind];
  const name = row.name ?? (row.year === null ? kind : joinFacts([kind, texts.year(String(row.year))]));
  return (
    <li className={styles.paper}>
      <div className={styles['words-of']}>
        <span className={styles.title}>
          {name}
          {!isValid && <StateChip kind="cancelled">{texts.withdrawn}</StateChip>}
        </span>
        <p className={styles.meta}>
          {joinFacts([
            ...(row.name === null ? [] : [kind]),
            ...(row.kind === 'COMPLETION' ? [] : [all.count(format.number(row.count))]),
            all.hours(format.number(row.hours)),
            row.certificateNo,
            row.withdrawnAt === null
              ? texts.issued(format.day(row.issuedAt))
              : texts.withdrawnOn(format.day(row.withdrawnAt)),
            isValid && isShown ? texts.nameShown : '',
          ])}
        </p>
      </div>
      {isValid && (
        <div className={styles['paper-actions']}>
          {isPhone ? (
            <IconButton icon={IconPrinter} label={texts.printName(name)} onClick={print} />
          ) : (
            <Button size="small" icon={IconPrinter} aria-label={texts.printName(name)} onClick={print}>
              {texts.print}
            </Button>
          )}
          <Menu
            label={texts.moreOf(name)}
            align="end"
            trigger={(props) => <IconButton icon={IconDots} label={texts.moreOf(name)} {...props} />}
            entries={[
              {
                id: 'name',
                label: texts.showName,
                note: texts.showNameText,
                checked: isShown,
                onSelect: () => show.mutate({ params: { number: row.certificateNo }, body: { isOn: !isShown } }),
              },
            ]}
          />
        </div>
      )}
    </li>
  );
}
