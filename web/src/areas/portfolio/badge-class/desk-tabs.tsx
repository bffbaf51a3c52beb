import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../platform/route.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { badgeClassListRoute, badgeGrantListRoute } from './routes.ts';
import { badgeDeskTexts } from './texts.ts';

const PARTS = ['CLASSES', 'GRANTS'] as const;
type Part = (typeof PARTS)[number];

/** The two parts of the office’s work, each a screen with an address of its own. */
export function BadgeDeskTabs({ value, children }: { readonly value: Part; readonly children: ReactNode }) {
  const texts = useTexts(badgeDeskTexts).tabs;
  const navigate = useNavigate();
  const paths = { CLASSES: addressOf(badgeClassListRoute), GRANTS: addressOf(badgeGrantListRoute) };
  return (
    <Tabs<Part>
      label={texts.label}
      items={PARTS.map((id) => ({ id, label: texts[id] }))}
      value={value}
      onValueChange={(id) => void navigate({ to: paths[id] })}
    >
      {children}
    </Tabs>
  );
}
