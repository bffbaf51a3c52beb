import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { PrintPreview } from '../../../../ui/print-preview.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const ROWS = Array.from({ length: 48 }, (_, index) => index + 1);

export function PrintPart() {
  const texts = useTexts(componentTexts).print;
  const format = useFormat();
  const [way, setWay] = useState<'portrait' | 'landscape'>('portrait');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part title={texts.title}>
      <p>{texts.text}</p>
      <SegmentedControl
        label={texts.way}
        options={[
          { value: 'portrait', label: texts.portrait },
          { value: 'landscape', label: texts.landscape },
        ]}
        value={way}
        onValueChange={setWay}
      />
      <div className={styles.row}>
        <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      </div>
      <PrintPreview
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.document}
        orientation={way}
        header={texts.header}
        footer={texts.footer}
      >
        <h3>{texts.document}</h3>
        <table className={styles.paper}>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.activity}</th>
              <th scope="col">{texts.points}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <td>{format.number(row)}</td>
                <td>{texts.activityName(format.number(row))}</td>
                <td>{format.number(20 + ((row * 7) % 5) * 10)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintPreview>
    </Part>
  );
}
