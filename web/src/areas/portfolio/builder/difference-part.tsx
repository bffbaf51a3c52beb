import { listBlocks } from '@naru/contract/areas/portfolio/page-blocks.ts';
import type { PortfolioBlock } from '@naru/contract/areas/portfolio/page-content.ts';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import styles from './builder.module.css';
import { labelBlock } from './label-block.ts';
import { builderTexts } from './texts.ts';
import type { Paper } from './use-paper.ts';

interface DifferencePartProps {
  readonly mine: Paper;
  readonly theirs: Paper;
}

/** Both sides of a portfolio that changed elsewhere: the title and the blocks in which they differ. */
export function DifferencePart({ mine, theirs }: DifferencePartProps) {
  const texts = useTexts(builderTexts);
  const sides = [byId(mine), byId(theirs)] as const;
  const [here, there] = sides;
  const changed = [...here.values()].filter((block) => {
    const other = there.get(block.blockId);
    return other !== undefined && JSON.stringify(other) !== JSON.stringify(block);
  });
  const groups = [
    { title: texts.conflict.differs, blocks: changed },
    { title: texts.conflict.onlyMine, blocks: [...here.values()].filter(({ blockId }) => !there.has(blockId)) },
    { title: texts.conflict.onlyTheirs, blocks: [...there.values()].filter(({ blockId }) => !here.has(blockId)) },
  ].filter(({ blocks }) => blocks.length > 0);
  const hasTitle = mine.title !== theirs.title;
  const count = (paper: Paper, blocks: number): string => texts.conflict.count(paper.content.rowList.length, blocks);
  return (
    <div className={styles.difference}>
      <p>{texts.conflict.rule}</p>
      <dl>
        <div>
          <dt>{texts.conflict.mine}</dt>
          <dd>{count(mine, here.size)}</dd>
        </div>
        <div>
          <dt>{texts.conflict.theirs}</dt>
          <dd>{count(theirs, there.size)}</dd>
        </div>
      </dl>
      {hasTitle && (
        <section>
          <h3>{texts.conflict.title}</h3>
          <ul>
            <li>
              {mine.title}
              <span>
                {texts.conflict.theirs}: {theirs.title}
              </span>
            </li>
          </ul>
        </section>
      )}
      {!hasTitle && groups.length === 0 && <p>{texts.conflict.other}</p>}
      {groups.map(({ title, blocks }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {blocks.map((block) => (
              <li key={block.blockId}>
                <strong>{texts.kinds[block.kind]}</strong> {labelBlock(block)}
                {there.has(block.blockId) && here.has(block.blockId) && (
                  <span>
                    {texts.conflict.theirs}: {labelBlock(there.get(block.blockId) ?? block)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const byId = ({ content }: Paper): Map<string, PortfolioBlock> =>
  new Map(listBlocks(content).map(({ block }) => [block.blockId, block]));
