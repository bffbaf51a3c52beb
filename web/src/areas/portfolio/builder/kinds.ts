/** Signs of blocks in menus. */
import { BLOCK_KINDS, type BlockKind } from '@naru/contract/areas/portfolio/page-content.ts';
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileDescription from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconLibraryPhoto from '@tabler/icons-react/dist/esm/icons/IconLibraryPhoto.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import IconTimeline from '@tabler/icons-react/dist/esm/icons/IconTimeline.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';

import type { IconShape } from '../../../ui/icon.tsx';

export const KIND_ICONS: Readonly<Record<BlockKind, IconShape>> = {
  HEADING: IconHeading,
  TEXT: IconAlignLeft,
  IMAGE: IconPhoto,
  GALLERY: IconLibraryPhoto,
  PROJECT: IconBriefcase,
  TIMELINE: IconTimeline,
  SKILL: IconTools,
  BADGE: IconAward,
  RECORD: IconCertificate,
  RESUME: IconFileDescription,
  CHART: IconChartBar,
  FILE: IconPaperclip,
  VIDEO: IconMovie,
  LINK: IconLink,
  QUOTE: IconQuote,
  DIVIDER: IconMinus,
};

/** Kinds that begin a group in the menu that adds one. */
const GROUP_STARTS: ReadonlySet<BlockKind> = new Set(['IMAGE', 'PROJECT', 'BADGE', 'FILE', 'QUOTE']);

export const KINDS_IN_MENU = BLOCK_KINDS.map((kind) => ({ kind, apart: GROUP_STARTS.has(kind) }));
