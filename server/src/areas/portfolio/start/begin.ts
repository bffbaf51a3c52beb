/** The content of a new portfolio, by what it begins with. */
import type { PortfolioContent } from '@naru/contract/areas/portfolio/page-content.ts';
import { listFileNames } from '@naru/contract/areas/portfolio/page-names.ts';
import type { portfolioStart as calls, StartChoices } from '@naru/contract/areas/portfolio/start.ts';
import type { ParsedInput } from '@naru/contract/call.ts';

import { copyFiles } from '../../../blocks/file/copy.ts';
import { newId } from '../../../platform/db/id.ts';
import { failField } from '../../../platform/http/failure.ts';
import type { WriteContext } from '../../../platform/http/serve.ts';
import { PORTFOLIO_FILE } from '../core/portfolio-file.ts';
import { selectPerson } from '../resume/store.ts';
import type { FactSources } from './facts.ts';
import { readKnown } from './known.ts';
import type { Known } from './making.ts';
import { selectOptionalPortfolio } from './store.ts';
import { composeDraft, composeEmpty } from './templates.ts';
import { startWords } from './words.ts';

type Begun = ParsedInput<typeof calls.createPortfolio>['body'];

interface Beginning {
  /** The portfolio that is made. */
  readonly id: string;
  readonly sources: FactSources;
  readonly begun: Begun;
}

/** @throws Failure `invalid` where nothing was chosen, or what to copy is not the caller's */
export async function beginContent(ctx: WriteContext, { id, sources, begun }: Beginning): Promise<PortfolioContent> {
  const { beginsWith, template, choices, copyOf, language } = begun;
  if (beginsWith === 'COPY') return copyContent(ctx, id, copyOf);
  const { memberId } = ctx.actor;
  if (beginsWith === 'EMPTY') {
    const { nameKo, nameEn } = await selectPerson(ctx.tx, memberId);
    const known = { ...NOBODY, name: { ko: nameKo, en: nameEn ?? '' } };
    return composeEmpty({ known, choices: NOTHING, language, newId });
  }
  if (template === null || choices === null) return failField('choices', startWords[ctx.locale].noChoices);
  const known = await readKnown(ctx.tx, { memberId, now: ctx.now, sources });
  return composeDraft(template, { known, choices, language, newId });
}

const NOBODY: Known = {
  name: { ko: '', en: '' },
  summary: { ko: '', en: '' },
  facts: { recordList: [], badgeList: [], resumeList: [], chartList: [] },
  stories: [],
};

const NOTHING: StartChoices = {
  audience: 'MYSELF',
  direction: '',
  showsName: true,
  sourceList: [],
  assertionIdList: [],
  cardIdList: [],
  resumeId: null,
  chartSource: null,
};

/** Copies what another portfolio of the caller says, with copies of its files, which hang on the new one. */
async function copyContent(ctx: WriteContext, id: string, copyOf: string | null): Promise<PortfolioContent> {
  const { tx, actor, locale } = ctx;
  const own = copyOf === null ? undefined : await selectOptionalPortfolio(tx, { id: copyOf, memberId: actor.memberId });
  const { content, id: from } = own ?? failField('copyOf', startWords[locale].noOther);
  const copied = await copyFiles(ctx, {
    entity: PORTFOLIO_FILE,
    from,
    to: id,
    fileIds: [...new Set(listFileNames(content).map(({ fileId }) => fileId))],
    field: 'copyOf',
  });
  return renameFiles(content, copied);
}

/** Puts the copies of files in the place of those that a content names; a file that is gone is named no more. */
function renameFiles(content: PortfolioContent, copied: ReadonlyMap<string, string>): PortfolioContent {
  const rename = <File extends { readonly fileId: string }>(file: File | null): File | null => {
    const fileId = file && copied.get(file.fileId);
    return file && fileId !== null && fileId !== undefined ? { ...file, fileId } : null;
  };
  const { background, head, rowList } = content;
  return {
    background: background.kind === 'CUSTOM' ? { ...background, picture: rename(background.picture) } : background,
    head: { ...head, picture: rename(head.picture) },
    rowList: rowList.map((row) => ({
      ...row,
      cellList: row.cellList.map((cell) =>
        cell.map((block) => {
          switch (block.kind) {
            case 'IMAGE':
            case 'PROJECT':
              return { ...block, picture: rename(block.picture) };
            case 'GALLERY':
              return {
                ...block,
                pictureList: block.pictureList.flatMap(({ picture, ...more }) => {
                  const renamed = rename(picture);
                  return renamed ? [{ picture: renamed, ...more }] : [];
                }),
              };
            case 'FILE':
              return { ...block, file: rename(block.file) };
            case 'VIDEO':
              return { ...block, file: rename(block.file), poster: rename(block.poster) };
            default:
              return block;
          }
        }),
      ),
    })),
  };
}
