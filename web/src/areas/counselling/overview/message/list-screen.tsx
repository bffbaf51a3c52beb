import { ALARM_TYPES, message, type CounsellingMessage } from '@naru/contract/areas/counselling/overview/message.ts';
import { useNavigate, useParams } from '@tanstack/react-router';

import { ListEmpty } from '../../../../blocks/list/list-empty.tsx';
import { ListFilters } from '../../../../blocks/list/list-filters.tsx';
import { ListRows } from '../../../../blocks/list/list-rows.tsx';
import { defineList } from '../../../../blocks/list/list-state.ts';
import { usePageCall } from '../../../../blocks/list/use-list-call.ts';
import { useListState } from '../../../../blocks/list/use-list-state.ts';
import { writeTotal } from '../../../../blocks/list/write-total.ts';
import { AppLink } from '../../../../blocks/navigation/app-link.tsx';
import { useScreenTitle } from '../../../../blocks/navigation/use-screen-title.ts';
import { joinFacts } from '../../../../platform/format/facts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { addressOf } from '../../../../platform/route.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ChoiceChip } from '../../../../ui/choice-chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Select } from '../../../../ui/select.tsx';
import styles from './list-screen.module.css';
import { messageTexts } from './texts.ts';

const LIST = { path: '/cnslt/professor/msg/list/{naruAlarmTyCode?}' } as const;
const DETAIL = { path: '/cnslt/professor/msg/detail/{id}' } as const;
const SHAPE = defineList({ filters: { unread: { oneOf: ['Y'] } }, sorts: [] });
const ANY = 'any';

/** Lists the person's messages about counselling, by type. */
export function MessageListScreen() {
  const texts = useTexts(messageTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const list = useListState(SHAPE);
  const { naruAlarmTyCode }: { naruAlarmTyCode?: string } = useParams({ strict: false });
  useScreenTitle(texts.title);
  const isUnreadOnly = list.filters.unread === 'Y';
  const query = usePageCall(
    list,
    message.pageMessages,
    {
      naruAlarmTyCode,
      ...(isUnreadOnly && { unreadAt: 'Y' as const }),
    },
    texts.title,
  );
  if (query.error?.code === '404') {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState
          title={texts.noMatchTitle}
          actions={
            <ButtonLink as={(slot) => <AppLink to={addressOf(LIST, { params: {} })} {...slot} />}>
              {texts.typeAll}
            </ButtonLink>
          }
        />
      </>
    );
  }
  const page = query.data?.messagePage;
  const total = page && writeTotal(page, format);
  const isNarrowed = isUnreadOnly || naruAlarmTyCode !== undefined;
  const go = (type: string): void =>
    void navigate({ to: addressOf(LIST, { params: type === ANY ? {} : { naruAlarmTyCode: type } }) });
  return (
    <>
      <PageHeader
        title={texts.title}
        news={query.data ? texts.unreadCount(format.number(query.data.unreadCount)) : ' '}
      />
      <ListFilters
        list={list}
        label={texts.filters}
        words={{ names: {}, write: () => '' }}
        summary={total && texts.found(total)}
      >
        <Select
          label={texts.type}
          hideLabel
          compact
          size="small"
          placeholder={texts.type}
          options={[
            { value: ANY, label: texts.typeAll },
            ...ALARM_TYPES.map((value) => ({ value, label: texts.types[value] })),
          ]}
          value={naruAlarmTyCode ?? null}
          onValueChange={go}
        />
        <ChoiceChip
          label={texts.unread}
          checked={isUnreadOnly}
          onCheckedChange={(isOn) => list.setFilter('unread', isOn ? 'Y' : '')}
        />
      </ListFilters>
      <ListRows
        list={list}
        page={page}
        query={query}
        words={texts}
        lines={6}
        className={styles.list}
        empty={isNarrowed ? <EmptyState title={texts.noMatchTitle} /> : <ListEmpty list={list} words={texts} />}
      >
        {(row) => <MessageRow key={row.messageId} row={row} />}
      </ListRows>
    </>
  );
}

function MessageRow({ row }: { readonly row: CounsellingMessage }) {
  const texts = useTexts(messageTexts);
  const format = useFormat();
  return (
    <li className={styles.row} data-unread={!row.isRead || undefined}>
      <AppLink to={addressOf(DETAIL, { params: { id: row.messageId } })} className={styles.title}>
        {!row.isRead && <span className="visually-hidden">{texts.isUnread} </span>}
        {row.title}
      </AppLink>
      <time dateTime={row.createdAt} className={styles.time}>
        {format.relativeTime(row.createdAt, { time: 'always' })}
      </time>
      <span className={styles.meta}>{joinFacts([texts.types[row.naruAlarmTyCode], row.body])}</span>
    </li>
  );
}
