import { BADGE_MOST } from '@naru/contract/areas/portfolio/badge-words.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './badge-class.module.css';
import { blankAlignment, type AlignmentRow } from './class-values.ts';
import { badgeDeskTexts } from './texts.ts';
import type { ClassPageForm } from './use-class-form.ts';

const COLUMNS = [
  ['framework', BADGE_MOST.line],
  ['code', 40],
  ['name', BADGE_MOST.line],
  ['url', 300],
] as const;

/** Standards that the badge corresponds to, a row each. */
export function AlignmentRows({ form }: { readonly form: ClassPageForm }) {
  const texts = useTexts(badgeDeskTexts).form;
  const format = useFormat();
  const { alignmentList } = form.values;
  const labels = { framework: texts.framework, code: texts.code, name: texts.alignmentName, url: texts.url };
  const write = (rows: readonly AlignmentRow[]): void => {
    form.set({ alignmentList: rows });
    form.clear('alignmentList');
  };
  return (
    <Field
      as="legend"
      id={form.idOf('alignmentList')}
      label={texts.alignments}
      mark="optional"
      help={texts.alignmentHelp}
      error={form.errors.alignmentList}
    >
      {() => (
        <Stack gap={24}>
          {alignmentList.map((row, at) => (
            <div key={row.key} className={styles.condition}>
              <div className={styles.pair}>
                {COLUMNS.map(([column, most]) => (
                  <TextField
                    key={column}
                    label={labels[column]}
                    mark={column === 'code' || column === 'url' ? 'optional' : undefined}
                    value={row[column]}
                    maxLength={most}
                    autoComplete="off"
                    onChange={(event) =>
                      write(
                        alignmentList.map((one) =>
                          one.key === row.key ? { ...one, [column]: event.target.value } : one,
                        ),
                      )
                    }
                  />
                ))}
              </div>
              <IconButton
                icon={IconX}
                label={texts.removeAlignment(format.number(at + 1))}
                onClick={() => write(alignmentList.filter(({ key }) => key !== row.key))}
              />
            </div>
          ))}
          {alignmentList.length < BADGE_MOST.alignments && (
            <div>
              <Button onClick={() => write([...alignmentList, blankAlignment()])}>{texts.addAlignment}</Button>
            </div>
          )}
        </Stack>
      )}
    </Field>
  );
}
