import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { deskTabTexts } from './desk-texts.ts';

const PATHS = {
  INSTRUMENTS: '/ability/instrument/list',
  ASSIGNMENTS: '/ability/assignment/list',
  PARTICIPATION: '/ability/participation',
  TAKEN: '/ability/participation/taken',
} as const;
type Part = keyof typeof PATHS;
const PARTS: readonly Part[] = ['INSTRUMENTS', 'ASSIGNMENTS', 'PARTICIPATION', 'TAKEN'];

/** The parts of the testing centre’s work, each a screen with an address of its own. */
export function DeskTabs({ value, children }: { readonly value: Part; readonly children: ReactNode }) {
  const texts = useTexts(deskTabTexts);
  const navigate = useNavigate();
  return (
    <Tabs<Part>
      label={texts.label}
      items={PARTS.map((id) => ({ id, label: texts[id] }))}
      value={value}
      onValueChange={(id) => void navigate({ to: PATHS[id] })}
    >
      {children}
    </Tabs>
  );
}
