import { useState } from 'react';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Tabs } from '../../../../ui/tabs.tsx';
import { Part } from './part.tsx';
import { componentTexts } from './texts.ts';

export function TabsPart() {
  const texts = useTexts(componentTexts).tabs;
  const [tab, setTab] = useState<'about' | 'schedule' | 'reviews'>('about');
  const contents = { about: texts.aboutText, schedule: texts.scheduleText, reviews: texts.reviewsText };
  return (
    <Part title={texts.title}>
      <Tabs
        label={texts.label}
        items={[
          { id: 'about', label: texts.about },
          { id: 'schedule', label: texts.schedule },
          { id: 'reviews', label: texts.reviews, count: '1' },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        <p>{contents[tab]}</p>
      </Tabs>
    </Part>
  );
}
