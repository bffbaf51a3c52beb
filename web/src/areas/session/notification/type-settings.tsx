import { NOTIFICATION_GROUPS, type Channel, type PreferenceView } from '@naru/contract/areas/notification.ts';

import { joinFacts } from '../../../platform/format/facts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './form-screen.module.css';
import { notificationTexts } from './texts.ts';
import type { SavePreference } from './use-save-preference.ts';

export interface SettingsProps {
  readonly preference: PreferenceView;
  readonly onChange: SavePreference;
}

/** Lists the types by group; a group without a type of theirs is left out. */
export function TypeSettings({ preference, onChange }: SettingsProps) {
  const texts = useTexts(notificationTexts).form;
  const byGroup = NOTIFICATION_GROUPS.map((group) => ({
    group,
    typeList: preference.typeList.filter((type) => type.group === group),
  }));
  return (
    <div className={styles.groups}>
      {byGroup
        .filter(({ typeList }) => typeList.length > 0)
        .map(({ group, typeList }) => (
          <Section key={group} title={texts.groups[group]} headingLevel={3} size="small">
            <TypeRows preference={preference} typeList={typeList} onChange={onChange} />
          </Section>
        ))}
    </div>
  );
}

interface TypeRowsProps extends SettingsProps {
  readonly typeList: PreferenceView['typeList'];
}

/** A row a type, a switch a channel. */
function TypeRows({ preference, typeList, onChange }: TypeRowsProps) {
  const texts = useTexts(notificationTexts).form;
  return (
    <ul className={styles.types}>
      {typeList.map(({ type, typeNm, isMandatory, channelList }) => (
        <li key={type}>
          <span className={styles.words}>
            <b>{typeNm}</b>
            {isMandatory && <small>{texts.mandatory}</small>}
          </span>
          <span className={styles.channels} data-sentence={isMandatory || undefined}>
            {isMandatory && texts.always(joinFacts(channelList.map(({ channel }) => texts.channels[channel])))}
            {!isMandatory &&
              channelList.map(({ channel, isOn }) => (
                <Switch
                  key={channel}
                  className={channel === 'EMAIL' ? styles.email : undefined}
                  label={
                    <>
                      <span className="visually-hidden">{typeNm} </span>
                      {texts.channels[channel]}
                    </>
                  }
                  checked={isOn}
                  disabled={channel === 'EMAIL' && !preference.hasMail}
                  onCheckedChange={(next) => onChange((before) => switchChannel(before, { type, channel, isOn: next }))}
                />
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function switchChannel(
  before: PreferenceView,
  choice: { readonly type: string; readonly channel: Channel; readonly isOn: boolean },
): PreferenceView {
  const typeList = before.typeList.map((one) =>
    one.type === choice.type
      ? {
          ...one,
          channelList: one.channelList.map((own) =>
            own.channel === choice.channel ? { ...own, isOn: choice.isOn } : own,
          ),
        }
      : one,
  );
  return { ...before, typeList };
}
