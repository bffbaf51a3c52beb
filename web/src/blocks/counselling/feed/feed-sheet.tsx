import { feed } from '@naru/contract/areas/counselling/overview/feed.ts';
import { useState } from 'react';

import { useFormat } from '../../../platform/format/use-format.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCall } from '../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { QueryError } from '../../query/query-error.tsx';
import styles from './feed-sheet.module.css';
import { feedTexts } from './texts.ts';

/** The personal calendar address: made, told once, made anew, ended. */
export function FeedSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(feedTexts);
  const format = useFormat();
  const [address, setAddress] = useState<string | null>(null);
  const query = useCall(feed.readFeed, {}, { staleTime: 0 });
  const make = useCallMutation(feed.makeFeed, { alertMessage: texts.failed });
  const end = useCallMutation(feed.endFeed, { alertMessage: texts.failed });
  const hasOne = query.data?.madeAt !== undefined && query.data.madeAt !== null;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={texts.title}>
      <div className={styles.stack}>
        <p>{texts.text}</p>
        {query.isPending && <Skeleton count={2} />}
        {query.isError && <QueryError title={texts.errorTitle} query={query} />}
        {address !== null && (
          <>
            <TextField
              label={texts.address}
              help={texts.addressHelp}
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <div>
              <Button variant="primary" onClick={() => void copyText(address, texts)}>
                {texts.copy}
              </Button>
            </div>
          </>
        )}
        {query.data && (
          <>
            {address === null && (
              <p>
                {query.data.madeAt === null
                  ? texts.none
                  : texts.since(format.relativeTime(query.data.madeAt, { time: 'always', inSentence: true }))}
              </p>
            )}
            {hasOne && <p className={styles.note}>{texts.remakeNote}</p>}
            <div className={styles.actions}>
              <Button
                variant={address === null && !hasOne ? 'primary' : 'secondary'}
                busy={make.isPending}
                busyLabel={texts.making}
                onClick={() => make.mutate({}, { onSuccess: (made) => setAddress(made.address) })}
              >
                {hasOne ? texts.remake : texts.make}
              </Button>
              {hasOne && (
                <Button
                  variant="danger-text"
                  busy={end.isPending}
                  onClick={() =>
                    end.mutate(
                      {},
                      {
                        onSuccess: () => {
                          setAddress(null);
                          showToast({ text: texts.ended });
                        },
                      },
                    )
                  }
                >
                  {texts.end}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}
