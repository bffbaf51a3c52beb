import { PORTFOLIO_LAYOUTS, type PortfolioRow } from '@naru/contract/areas/portfolio/page-content.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { orderOnPhone } from '../edits.ts';
import { fieldTexts } from '../field-texts.ts';
import { LayoutSign } from '../layout-sign.tsx';
import { builderTexts } from '../texts.ts';
import type { Builder } from '../use-builder.ts';
import styles from './fields.module.css';

const TONES = ['PLAIN', 'RAISED', 'ACCENT'] as const;

/** A row: its cells, its surface, its order on a phone, and where paper begins a new page. */
export function RowFields({ row, builder }: { readonly row: PortfolioRow; readonly builder: Builder }) {
  const texts = useTexts(fieldTexts);
  const layouts = useTexts(builderTexts).layouts;
  const { rowId, layout, tone, breaksBefore } = row;
  const { apply } = builder;
  const order = orderOnPhone(row);
  return (
    <>
      <fieldset className={styles.layouts}>
        <legend>{texts.layout}</legend>
        {PORTFOLIO_LAYOUTS.map((one) => (
          <label key={one} className={styles.layout}>
            <input
              type="radio"
              name="layout"
              className="visually-hidden"
              checked={one === layout}
              onChange={() => void apply({ do: 'setLayout', rowId, layout: one })}
            />
            <LayoutSign layout={one} />
            {layouts[one]}
          </label>
        ))}
      </fieldset>
      <p className={styles.help}>{texts.layoutNote}</p>
      <SegmentedControl
        label={texts.tone}
        options={TONES.map((value) => ({ value, label: texts.tones[value] }))}
        value={tone}
        onValueChange={(next) => void apply({ do: 'setRow', rowId, more: { tone: next } })}
      />
      {order.length > 1 && (
        <fieldset className={styles.order}>
          <legend>{texts.phoneOrder}</legend>
          <ol>
            {order.map((cell, at) => (
              <li key={cell}>
                <span>{texts.cell(cell + 1)}</span>
                <IconButton
                  size="small"
                  icon={IconArrowUp}
                  label={texts.earlier(texts.cell(cell + 1))}
                  disabled={at === 0}
                  onClick={() => void apply({ do: 'moveOnPhone', rowId, cell, by: -1 })}
                />
                <IconButton
                  size="small"
                  icon={IconArrowDown}
                  label={texts.later(texts.cell(cell + 1))}
                  disabled={at === order.length - 1}
                  onClick={() => void apply({ do: 'moveOnPhone', rowId, cell, by: 1 })}
                />
              </li>
            ))}
          </ol>
        </fieldset>
      )}
      <Checkbox
        label={texts.breaksBefore}
        checked={breaksBefore}
        onChange={(event) => void apply({ do: 'setRow', rowId, more: { breaksBefore: event.target.checked } })}
      />
    </>
  );
}
