import type { CounsellorProfile } from '@naru/contract/areas/counselling/counsellor/search.ts';
import { COUNSELLING_MOST } from '@naru/contract/areas/counselling/words.ts';

import { useCounsellingWords } from '../../../../blocks/counselling/use-counselling-words.ts';
import { AttachmentField } from '../../../../blocks/file/attachment-field.tsx';
import { useCountText } from '../../../../blocks/form/use-count-text.ts';
import type { LongFormState } from '../../../../blocks/form/use-long-form.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { ChipSet } from '../../../../ui/chip-set.tsx';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { OneChip } from '../../../../ui/one-chip.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Channel, RequestValues } from './request-values.ts';
import { findTexts } from './texts.ts';
import type { RequestField } from './use-request-form.ts';

/** It reads what it would show, so it comes after the rest of the form anyway. */
const PrepField = loadOnUse(
  async () => (await withTexts(import('../../counsellor/own-prep/prep-field.tsx'))).PrepField,
);

export interface RequestFieldsProps {
  readonly form: LongFormState<RequestValues, RequestField>;
  readonly counsellor: CounsellorProfile;
  /** The ways to meet in the hour that is chosen, and the one that holds. */
  readonly channelList: readonly Channel[];
  readonly channel: Channel | null;
}

/** How to meet, and what about. */
export function RequestFields({ form, counsellor, channelList, channel }: RequestFieldsProps) {
  const texts = useTexts(findTexts).form;
  const countText = useCountText();
  const { topics, channels } = useCounsellingWords();
  const { counsellorId, kind, topicList } = counsellor;
  const ownTopics = topicList.length > 0 ? topicList : topics.options.map(({ value }) => value);
  return (
    <>
      <OneChip
        {...form.pick('channel')}
        label={texts.channel}
        options={channelList.map((value) => ({ value, label: channels.labelOf(value) }))}
        value={channel}
      />
      <ChipSet
        {...form.pick('topicList')}
        label={texts.topicList}
        mark="several"
        options={ownTopics.map((value) => ({ value, label: topics.labelOf(value) }))}
      />
      <TextArea
        {...form.text('content')}
        label={texts.content[kind]}
        help={texts.contentHelp}
        rows={5}
        maxLength={COUNSELLING_MOST.content}
        countText={countText(COUNSELLING_MOST.content)}
      />
      <TextField
        {...form.text('hope')}
        label={texts.hope}
        mark="optional"
        help={texts.hopeHelp}
        maxLength={COUNSELLING_MOST.hope}
      />
      <AttachmentField
        {...form.pick('files', 'fileId')}
        label={texts.files}
        mark="optional"
        onRunningChange={form.countRunning}
        limits={{ fileCount: COUNSELLING_MOST.files }}
        isSealed
      />
      <PrepField
        {...form.pick('prepVersion')}
        counsellorId={counsellorId}
        kind={kind}
        fallback={<Skeleton count={2} />}
      />
    </>
  );
}
