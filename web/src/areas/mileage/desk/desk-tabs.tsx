import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLoginInfo } from '../../../platform/session/use-session.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { deskTabTexts } from './texts.ts';

const PATHS = {
  CLAIMS: '/lrn/mileage/list',
  USES: '/lrn/mileage/use/list',
  OBJECTIONS: '/lrn/mileage/objection/list',
  BALANCES: '/lrn/mileage/balance/list',
  ENTRIES: '/lrn/mileage/entry/list',
  ITEMS: '/lrn/mileage/item/list',
  RULES: '/lrn/mileage/rule/list',
  PURPOSES: '/lrn/mileage/purpose/list',
  CLOSES: '/lrn/mileage/close/list',
} as const;
type Part = keyof typeof PATHS;
const PARTS: readonly Part[] = [
  'CLAIMS',
  'USES',
  'OBJECTIONS',
  'BALANCES',
  'ENTRIES',
  'ITEMS',
  'RULES',
  'PURPOSES',
  'CLOSES',
];
const OF_OFFICE: ReadonlySet<Part> = new Set(PARTS.filter((part) => part !== 'CLAIMS'));
const MENU = 'LRN_MILEADM';

/** The parts of the office’s work, each a screen with an address of its own. */
export function DeskTabs({ value, children }: { readonly value: Part; readonly children: ReactNode }) {
  const texts = useTexts(deskTabTexts);
  const navigate = useNavigate();
  // Staff of a department decide about claims alone. Somebody whom an address brought to another part keeps its tab.
  const isOffice = useLoginInfo()?.privilegeList.some((held) => held.menuId === MENU && held.resourceCd === 'C');
  const parts = PARTS.filter((part) => isOffice === true || !OF_OFFICE.has(part) || value === part);
  return (
    <Tabs<Part>
      label={texts.label}
      items={parts.map((id) => ({ id, label: texts[id] }))}
      value={value}
      onValueChange={(id) => void navigate({ to: PATHS[id] })}
    >
      {children}
    </Tabs>
  );
}
