import { type ManagedPlace, psychHandover } from '@naru/contract/areas/counselling/psychological/handover.ts';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useState } from 'react';

import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { withTexts } from '../../../../platform/i18n/locale.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { loadOnUse } from '../../../../ui/load-on-use.tsx';
import { useCall } from '../../../../platform/query/use-call.ts';
import { useCallMutation } from '../../../../platform/query/use-call-mutation.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { CENTRE_LIST } from '../desk/addresses.ts';
import styles from './handover.module.css';
import { PlaceLine } from './place-line.tsx';
import { sayPlace } from './say-place.ts';
import { handoverTexts } from './texts.ts';

const PlaceDialog = loadOnUse(async () => (await withTexts(import('./place-dialog.tsx'))).PlaceDialog);

/** The places that the centre knows, in the order in which students see them. */
export function PlacesScreen() {
  const all = useTexts(handoverTexts);
  const texts = all.places;
  const locale = useLocale();
  const [edited, setEdited] = useState<ManagedPlace | 'NEW' | null>(null);
  const query = useCall(psychHandover.listPlaces, {}, { label: texts.title, staleTime: 0 });
  const order = useCallMutation(psychHandover.orderPlaces);
  useScreenTitle(texts.title);
  if (query.isError) {
    return (
      <ErrorState
        page
        title={texts.errorTitle}
        code={query.error.code}
        retryLabel={all.retry}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <Skeleton count={6} />;
  const { placeList, isManager } = query.data;
  const move = (from: number, to: number): void => {
    const ids = placeList.map(({ placeId }) => placeId);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutate({ body: { placeIdList: ids } });
  };
  return (
    <>
      <PageHeader
        breadcrumb={<AppLink to={CENTRE_LIST}>{texts.toList}</AppLink>}
        title={texts.title}
        purpose={texts.purpose}
        actions={
          isManager && (
            <Button variant="primary" onClick={() => setEdited('NEW')}>
              {texts.create}
            </Button>
          )
        }
      />
      {placeList.length === 0 && <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>}
      <ol>
        {placeList.map((place, at) => {
          const said = sayPlace(place, locale);
          return (
            <li key={place.placeId} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {said.name} {!place.isInUse && <Tag>{texts.unused}</Tag>}
                </p>
                <p>{said.purpose}</p>
                <PlaceLine place={said} />
              </div>
              {isManager && (
                <div className={styles.actions}>
                  <IconButton
                    icon={IconChevronUp}
                    label={texts.up(said.name)}
                    disabled={at === 0 || order.isPending}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon={IconChevronDown}
                    label={texts.down(said.name)}
                    disabled={at === placeList.length - 1 || order.isPending}
                    onClick={() => move(at, at + 1)}
                  />
                  <Button size="small" aria-label={texts.changeName(said.name)} onClick={() => setEdited(place)}>
                    {texts.change}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {edited !== null && <PlaceDialog place={edited === 'NEW' ? undefined : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
