import { joinFacts } from '../../../../platform/format/facts.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import styles from './components.module.css';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

const sizes = [
  { id: 's32', size: 32, weight: 700 },
  { id: 's24', size: 24, weight: 700 },
  { id: 's20', size: 20, weight: 700 },
  { id: 's16', size: 16, weight: 600 },
  { id: 's14', size: 14, weight: 400 },
  { id: 's13', size: 13, weight: 400 },
] as const;

const faces = [
  ['bg', 'bg'],
  ['sunken', 'sunken'],
  ['sunken2', 'sunken2'],
  ['accTint', 'acc-tint'],
  ['accTint2', 'acc-tint2'],
  ['acc', 'acc'],
  ['amber', 'amber-tint'],
  ['red', 'red-tint'],
  ['green', 'green-tint'],
  ['blue', 'blue-tint'],
] as const;

export function TypePart() {
  const texts = useTexts(componentTexts).type;
  return (
    <Part title={texts.title} span="half">
      <ul className={styles.sizes}>
        {sizes.map(({ id, size, weight }) => (
          <li key={id}>
            <code>{joinFacts([String(size), String(weight)])}</code>
            <span style={{ fontSize: `var(--text-${size})`, fontWeight: weight }}>{texts[id]}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.colours} aria-label={texts.surfaces}>
        {faces.map(([id, token]) => (
          <li key={id}>
            <span className={styles.colour} style={{ '--face': `var(--${token})` }} />
            {texts.faces[id]}
          </li>
        ))}
      </ul>
    </Part>
  );
}
