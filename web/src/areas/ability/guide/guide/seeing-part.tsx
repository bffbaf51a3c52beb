import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';

import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Icon, type IconShape } from '../../../../ui/icon.tsx';
import { Section } from '../../../../ui/section.tsx';
import styles from './guide.module.css';
import { guideTexts } from './texts.ts';

const ICONS: Readonly<Record<string, IconShape>> = {
  me: IconUser,
  advisor: IconSchool,
  counsellor: IconHeartHandshake,
  office: IconBuilding,
};

export function SeeingPart() {
  const texts = useTexts(guideTexts).seeing;
  return (
    <Section title={texts.title} size="small">
      <ul className={styles.list}>
        {texts.list.map(({ id, name, text }) => (
          <li key={id} className={styles.person}>
            <Icon of={ICONS[id] ?? IconUser} className={styles.icon} />
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.meta}>{texts.log}</p>
    </Section>
  );
}
