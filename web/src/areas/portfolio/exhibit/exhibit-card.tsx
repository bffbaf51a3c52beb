import type { Exhibit } from '@naru/contract/areas/portfolio/exhibit.ts';

import { AppLink } from '../../../blocks/navigation/app-link.tsx';
import { joinFacts } from '../../../platform/format/facts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Tag } from '../../../ui/tag.tsx';
import { Cover } from './cover.tsx';
import styles from './exhibit.module.css';
import { exhibitPath } from './routes.ts';
import { exhibitTexts } from './texts.ts';

/** One exhibited portfolio: its face, its name, and what reviewers praised. */
export function ExhibitCard({ exhibit }: { readonly exhibit: Exhibit }) {
  const texts = useTexts(exhibitTexts);
  const format = useFormat();
  const { nominationId, title, headline, look, ownerNm, deptNm, praise, strongPointList } = exhibit;
  const { likeCount, remarkCount } = exhibit;
  return (
    <article className={styles.card}>
      <Cover look={look} title={title} />
      <h2 className={styles.cardTitle}>
        <AppLink to={exhibitPath(nominationId)}>{title}</AppLink>
      </h2>
      <p className={styles.meta}>{joinFacts([ownerNm ?? texts.noName, deptNm])}</p>
      {headline !== '' && <p className={styles.headline}>{headline}</p>}
      {praise !== '' && <p className={styles.praise}>{praise}</p>}
      <div className={styles.foot}>
        <span className={styles.tags}>
          {strongPointList.map((point) => (
            <Tag key={point}>{texts.points[point]}</Tag>
          ))}
        </span>
        <span className={styles.meta}>
          {joinFacts([
            texts.gallery.likes(format.number(likeCount)),
            remarkCount > 0 && texts.gallery.remarks(format.number(remarkCount)),
          ])}
        </span>
      </div>
    </article>
  );
}
