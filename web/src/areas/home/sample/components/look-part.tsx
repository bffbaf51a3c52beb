import { measureContrast } from '@naru/contract/accent.ts';
import { useEffect, useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { chooseLook, useLook } from '../../../../platform/look.ts';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { Field } from '../../../../ui/field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ACCENTS, listShades, readAccent, takeAccentOff, watchTheme, wearAccent } from './accent.ts';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

/** Shows light and dark, and another university's colour: all shades follow from the one. */
export function LookPart() {
  const texts = useTexts(componentTexts).look;
  const format = useFormat();
  const look = useLook();
  const [typed, setTyped] = useState('');
  const accent = readAccent(typed);

  useEffect(() => {
    const worn = readAccent(typed);
    if (!worn) return undefined;
    const wear = () => wearAccent(worn);
    wear();
    const stop = watchTheme(wear);
    return () => {
      stop();
      takeAccentOff(worn);
    };
  }, [typed]);

  return (
    <Part title={texts.title} span="all">
      <div className={styles.pair}>
        <div className={styles.stack}>
          <SegmentedControl
            label={texts.look}
            help={texts.lookNote}
            value={look}
            onValueChange={chooseLook}
            options={[
              { value: 'system', label: texts.system },
              { value: 'light', label: texts.light },
              { value: 'dark', label: texts.dark },
            ]}
          />
          <Field as="legend" label={texts.accent} help={texts.accentNote}>
            {() => (
              <div className={styles.row}>
                <ChoiceChip
                  kind="radio"
                  name="accent"
                  label={texts.own}
                  checked={typed === ''}
                  onCheckedChange={() => setTyped('')}
                />
                {ACCENTS.map((hex) => (
                  <ChoiceChip
                    key={hex}
                    kind="radio"
                    name="accent"
                    label={hex}
                    checked={typed === hex}
                    onCheckedChange={() => setTyped(hex)}
                  />
                ))}
              </div>
            )}
          </Field>
          <TextField
            label={texts.other}
            value={typed}
            placeholder="#0B6E75"
            error={typed !== '' && !accent ? texts.noColour : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {accent && (
          <div className={styles.stack}>
            {(
              [
                ['light', texts.light, accent.light],
                ['dark', texts.dark, accent.dark],
              ] as const
            ).map(([id, name, shades]) => (
              <div key={id} className={styles.stack}>
                <p className={styles.quiet}>
                  {texts.ratio(name, format.number(measureContrast(shades['acc-on'], shades.acc), 2))}
                </p>
                <ul className={styles.colours} aria-label={name}>
                  {listShades(shades).map(([shade, value]) => (
                    <li key={shade}>
                      <span className={styles.colour} style={{ '--face': value }} />
                      {shade}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </div>
    </Part>
  );
}
