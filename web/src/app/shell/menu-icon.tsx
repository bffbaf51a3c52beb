import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartDots from '@tabler/icons-react/dist/esm/icons/IconChartDots.mjs';
import IconComponents from '@tabler/icons-react/dist/esm/icons/IconComponents.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconHourglassEmpty from '@tabler/icons-react/dist/esm/icons/IconHourglassEmpty.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import IconRadar from '@tabler/icons-react/dist/esm/icons/IconRadar.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

import { Icon, type IconShape } from '../../ui/icon.tsx';

const SHAPES: Readonly<Record<string, IconShape>> = {
  home: IconHome,
  ability: IconRadar,
  analytics: IconChartDots,
  community: IconNews,
  counselling: IconMessages,
  course: IconRoute,
  job: IconBriefcase,
  employment: IconBuilding,
  learning: IconSchool,
  portfolio: IconCertificate,
  professor: IconPresentation,
  understanding: IconUserSearch,
  mentoring: IconUsers,
  admin: IconSettings,
  sample: IconComponents,
  account: IconUserCircle,
  later: IconHourglassEmpty,
};

/** The icon that a menu names; a folder for one that it does not know. */
export function MenuIcon({ name }: { readonly name: string | null }) {
  return <Icon of={SHAPES[name ?? ''] ?? IconFolder} />;
}
