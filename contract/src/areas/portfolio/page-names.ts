/** Things that the content of a portfolio names: files, facts, badges, résumés, results. Pure. */
import type { BlockKind, BlockOf, FileName, PortfolioBlock, PortfolioContent } from './page-content.ts';
import type { ItemSource } from './resume-content.ts';

/** Lists the blocks of a portfolio in the order of reading on a wide screen. */
export const listBlocks = ({ rowList }: Pick<PortfolioContent, 'rowList'>): PortfolioBlock[] =>
  rowList.flatMap(({ cellList }) => cellList.flat());

export function blocksOf<Kind extends BlockKind>(
  content: Pick<PortfolioContent, 'rowList'>,
  kind: Kind,
): BlockOf<Kind>[] {
  return listBlocks(content).filter((block): block is BlockOf<Kind> => block.kind === kind);
}

/** Lists the facts of the university that a portfolio names, each once. */
export function listSources(content: PortfolioContent): ItemSource[] {
  const all = listBlocks(content).flatMap((block): (ItemSource | null)[] => {
    if (block.kind === 'RECORD') return block.sourceList;
    if (block.kind === 'TIMELINE') return block.itemList.map(({ source }) => source);
    return block.kind === 'PROJECT' ? [block.source] : [];
  });
  const named = all.filter((source) => source !== null);
  return [...new Map(named.map((source) => [`${source.kind} ${source.id}`, source])).values()];
}

export const listBadgeIds = (content: PortfolioContent): string[] => [
  ...new Set(blocksOf(content, 'BADGE').flatMap(({ assertionIdList }) => assertionIdList)),
];

export const listResumeIds = (content: PortfolioContent): string[] => [
  ...new Set(blocksOf(content, 'RESUME').flatMap(({ resumeId }) => resumeId ?? [])),
];

export const listChartSources = (content: PortfolioContent): ItemSource[] =>
  blocksOf(content, 'CHART').flatMap(({ source }) => source ?? []);

/** Lists the files that a portfolio names, each once. */
export function listFileNames({ background, head, rowList }: PortfolioContent): FileName[] {
  const inBlocks = listBlocks({ rowList }).flatMap((block): (FileName | null)[] => {
    switch (block.kind) {
      case 'IMAGE':
      case 'PROJECT':
        return [block.picture];
      case 'GALLERY':
        return block.pictureList.map(({ picture }) => picture);
      case 'FILE':
        return [block.file];
      case 'VIDEO':
        return [block.file, block.poster];
      default:
        return [];
    }
  });
  const all = [background.kind === 'CUSTOM' ? background.picture : null, head.picture, ...inBlocks];
  const named = all.filter((file) => file !== null).map(({ fileId, fileSn }) => ({ fileId, fileSn }));
  return [...new Map(named.map((file) => [`${file.fileId} ${file.fileSn}`, file])).values()];
}
