import type { MeetingDetail } from '@naru/contract/areas/counselling/meeting/meeting.ts';

import { useTexts } from '../../platform/i18n/use-texts.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Section } from '../../ui/section.tsx';
import { AttachmentList } from '../file/attachment-list.tsx';
import { toUploadedFile } from '../file/file-name.ts';
import styles from './meeting-parts.module.css';
import { counsellingTexts } from './texts.ts';
import { useCounsellingWords } from './use-counselling-words.ts';

/** How one meets, and what was written when it was asked for. */
export function WrittenPart({ meeting }: { readonly meeting: MeetingDetail }) {
  const texts = useTexts(counsellingTexts).written;
  const { channels, topicsOf } = useCounsellingWords();
  const { channel, place, videoLink, topicList, content, hope, fileList, source } = meeting;
  const text = (value: string) => <span className={styles.text}>{value}</span>;
  return (
    <Section title={texts.titles[meeting.rescheduledFromId === null ? source : 'STUDENT']} size="small">
      <div className={styles.stack}>
        <DefinitionList
          items={[
            { term: texts.channel, value: channels.labelOf(channel) },
            ...(place === null ? [] : [{ term: texts.place, value: place }]),
            ...(videoLink === null
              ? []
              : [
                  {
                    term: texts.video,
                    value: (
                      <a href={videoLink} target="_blank" rel="noopener noreferrer">
                        {videoLink}
                      </a>
                    ),
                  },
                ]),
            ...(topicList.length > 0 ? [{ term: texts.topics, value: topicsOf(topicList) }] : []),
            ...(content === '' && source !== 'STUDENT'
              ? []
              : [{ term: texts.content, value: content === '' ? texts.none : text(content) }]),
            ...(hope === '' ? [] : [{ term: texts.hope, value: text(hope) }]),
          ]}
        />
        <AttachmentList files={fileList.map(toUploadedFile)} />
      </div>
    </Section>
  );
}
