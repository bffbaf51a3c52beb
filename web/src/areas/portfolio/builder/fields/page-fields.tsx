import { measureContrast } from '@naru/contract/accent.ts';
import { findTokens } from '@naru/contract/areas/portfolio/page-themes.ts';
import {
  PORTFOLIO_THEMES,
  type PortfolioBackground,
  type PortfolioTheme,
} from '@naru/contract/areas/portfolio/page-content.ts';
import { useState } from 'react';

import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { fieldTexts } from '../field-texts.ts';
import type { Builder } from '../use-builder.ts';
import { CoverFields } from './cover-fields.tsx';
import styles from './fields.module.css';
import { LineField } from './line-field.tsx';

const KINDS = ['THEME', 'CUSTOM', 'COLOR'] as const;
const FIRST_COLOR = '#0b6e75';
const COLOR = /^#[0-9a-f]{6}$/;

/** The page as a whole: its title, language and background. */
export function PageFields({ builder }: { readonly builder: Builder }) {
  const texts = useTexts(fieldTexts);
  const { paper, readNow, change } = builder;
  const { background } = paper.content;
  const theme = background.kind === 'COLOR' ? 'HARBOUR' : background.theme;
  const set = (next: PortfolioBackground, field?: string): void =>
    void builder.apply({ do: 'setBackground', background: next }, field);
  const choose = (kind: (typeof KINDS)[number]): void => {
    if (kind === 'THEME') set({ kind, theme });
    else if (kind === 'CUSTOM') set({ kind, picture: null, veil: 'DARK', theme });
    else set({ kind, color: FIRST_COLOR });
  };
  return (
    <>
      <LineField
        label={texts.paperTitle}
        value={paper.title}
        onChange={(title) => change({ ...readNow(), title }, 'title')}
        error={paper.title.trim() === '' ? texts.titleMissing : builder.problemAt('title')}
      />
      <SegmentedControl
        label={texts.background}
        options={KINDS.map((value) => ({ value, label: texts.backgrounds[value] }))}
        value={background.kind}
        onValueChange={choose}
      />
      {background.kind === 'CUSTOM' && (
        <CoverFields background={background} builder={builder} onChange={(next) => set(next)} />
      )}
      {background.kind === 'COLOR' ? (
        <ColorField color={background.color} onChange={(color) => set({ kind: 'COLOR', color }, 'color')} />
      ) : (
        <ThemeField theme={background.theme} onChange={(next) => set({ ...background, theme: next })} />
      )}
      <SegmentedControl
        label={texts.language}
        options={(['ko', 'en'] as const).map((value) => ({ value, label: texts.languages[value] }))}
        value={paper.language}
        onValueChange={(language) => change({ ...readNow(), language })}
      />
    </>
  );
}

interface ThemeFieldProps {
  readonly theme: PortfolioTheme;
  readonly onChange: (theme: PortfolioTheme) => void;
}

function ThemeField({ theme, onChange }: ThemeFieldProps) {
  const texts = useTexts(fieldTexts);
  return (
    <fieldset className={styles.themes}>
      <legend>{texts.theme}</legend>
      {PORTFOLIO_THEMES.map((one) => {
        const tokens = findTokens(one);
        return (
          <label key={one} className={styles.theme}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={one === theme}
              onChange={() => onChange(one)}
            />
            <span
              className={styles.swatch}
              style={{
                '--head': tokens?.head.at(-1),
                '--paper': tokens?.paper,
                '--accent': tokens?.accent,
                '--ink': tokens?.ink,
              }}
            />
            {texts.themes[one]}
          </label>
        );
      })}
    </fieldset>
  );
}

const tidyColor = (typed: string): string => `#${typed.trim().replace(/^#/, '')}`.toLowerCase();

interface ColorFieldProps {
  readonly color: string;
  readonly onChange: (color: string) => void;
}

/** A colour by a press or by its number; the contrast that follows is said. */
function ColorField({ color, onChange }: ColorFieldProps) {
  const texts = useTexts(fieldTexts);
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const tokens = findTokens(color.slice(1));
  const ratio = tokens ? measureContrast(color, tokens.onHead) : 1;
  const take = (text: string): void => {
    const next = tidyColor(text);
    if (COLOR.test(next)) onChange(next);
  };
  const isWrong = typed !== null && !COLOR.test(tidyColor(typed));
  return (
    <>
      <div className={styles.colors}>
        <input
          type="color"
          aria-label={texts.color}
          value={color}
          onChange={(event) => {
            setTyped(null);
            take(event.target.value);
          }}
        />
        <TextField
          label={texts.color}
          help={texts.colorHelp}
          error={isWrong ? texts.colorWrong : undefined}
          autoComplete="off"
          value={typed ?? color}
          onChange={(event) => {
            setTyped(event.target.value);
            take(event.target.value);
          }}
          onBlur={() => {
            if (!isWrong) setTyped(null);
          }}
        />
      </div>
      <p className={styles.help} role="status">
        {texts.contrast(format.number(Math.round(ratio * 10) / 10))}
      </p>
    </>
  );
}
