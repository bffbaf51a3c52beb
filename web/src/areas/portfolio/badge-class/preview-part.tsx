import type { BadgeConditionView } from '@naru/contract/areas/portfolio/badge-class.ts';

import { useLocale } from '../../../platform/i18n/locale.ts';
import styles from './badge-class.module.css';
import { BadgeDrawing } from './badge-drawing.tsx';
import { viewsOf, type ClassValues } from './class-values.ts';
import { RuleWords } from './rule-words.tsx';
import { useBadgeWords } from './use-badge-words.ts';

interface PreviewPartProps {
  readonly values: ClassValues;
  /** The conditions that can no longer change. */
  readonly fixed: readonly BadgeConditionView[] | undefined;
}

/** Shows the badge as it is written now. */
export function PreviewPart({ values, fixed }: PreviewPartProps) {
  const { texts: all } = useBadgeWords();
  const locale = useLocale();
  const { shape, tone, sign, level, files, nameKo, nameEn } = values;
  const [fileId, fileSn] = files[0]?.id.split('/') ?? [];
  const picture = fileId === undefined ? null : { fileId, fileSn: Number(fileSn) };
  const name = locale === 'en' ? nameEn : nameKo;
  return (
    <aside className={styles.preview} aria-label={all.form.preview}>
      <BadgeDrawing look={{ shape, tone, sign }} level={level} picture={picture} size="large" />
      <p className={styles.previewName}>{name.trim() || all.form.untitled}</p>
      <span className={styles.meta}>{all.level[level]}</span>
      <RuleWords conditionList={fixed ?? viewsOf(values.rowList)} />
    </aside>
  );
}
