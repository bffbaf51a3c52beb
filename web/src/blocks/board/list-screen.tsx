import type { Board } from '@naru/contract/areas/board-words.ts';
import { board as calls } from '@naru/contract/areas/board.ts';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';

import { useFormat } from '../../platform/format/use-format.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useCall } from '../../platform/query/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExportDialog } from '../list/export-dialog.tsx';
import { ListTable } from '../list/list-table.tsx';
import { useListCall, useNextPage } from '../list/use-list-call.ts';
import { useListState } from '../list/use-list-state.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { useScreenTitle } from '../navigation/use-screen-title.ts';
import { POST_LIST, queryOfFilters } from './board-list.ts';
import { DeletedPosts } from './deleted-posts.tsx';
import { listPostColumns } from './post-columns.tsx';
import { PostFilters } from './post-filters.tsx';
import { boardTexts, type BoardTexts } from './texts.ts';
import { usePlace } from './use-place.ts';
import { writeTotal } from '../list/write-total.ts';

/** The list of any board: what is pinned first, then the latest. */
export function BoardListScreen() {
  const all = useTexts(boardTexts);
  const texts = all.list;
  const format = useFormat();
  const place = usePlace();
  const [now] = useState(() => Date.now());
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [exports, setExports] = useState(false);
  const list = useListState(POST_LIST);
  const params = { code: place.code };
  const { data: about, ...aboutQuery } = useCall(
    calls.readBoard,
    { params },
    { label: texts.search, alertMessage: null },
  );
  const filters = queryOfFilters(list.filters, { now, dateOf: (ms) => format.dateTime(ms, 'YYYY-MM-DD') });
  const inputOf = (number: number) => ({
    params,
    query: {
      ...filters,
      ...list.window,
      page: number,
    } as const,
  });
  const query = useListCall(calls.pagePosts, inputOf(list.window.page), about?.board.name ?? texts.title);
  const page = query.data?.postPage;
  useNextPage(calls.pagePosts, inputOf, page);
  const total = page && writeTotal(page, format);
  const name = about?.board.name ?? '';
  useScreenTitle(name);
  const failed = query.error ?? aboutQuery.error;
  const can = about?.board.can;
  const entries: MenuEntry[] = [
    ...(can?.export === true
      ? [{ id: 'excel', label: all.excel.open, icon: IconDownload, onSelect: () => setExports(true) }]
      : []),
    ...(can?.restore === true
      ? [{ id: 'deleted', label: texts.restore, icon: IconTrash, onSelect: () => setShowsDeleted(true) }]
      : []),
  ];

  return (
    <>
      <PageHeader
        title={name || ' '}
        breadcrumb={about?.board.groupNm ?? undefined}
        purpose={can && describeLimit(can, texts)}
        actions={
          <>
            {entries.length > 0 && (
              <Menu
                label={all.detail.more}
                align="end"
                entries={entries}
                trigger={(trigger) => (
                  <Button {...trigger} icon={IconDots}>
                    {all.detail.more}
                  </Button>
                )}
              />
            )}
            {can?.create === true && (
              <ButtonLink variant="primary" icon={IconPencil} as={(slot) => <AppLink to={place.form()} {...slot} />}>
                {texts.write}
              </ButtonLink>
            )}
          </>
        }
      />
      <PostFilters list={list} board={about?.board} summary={total && texts.found(total)} />
      <ListTable
        list={list}
        page={page}
        query={{
          error: failed,
          isError: failed !== null,
          isPending: query.isPending,
          isPlaceholderData: query.isPlaceholderData,
          isFetching: query.isFetching || aboutQuery.isFetching,
          refetch: () => {
            void aboutQuery.refetch();
            void query.refetch();
          },
        }}
        caption={name || texts.title}
        columns={listPostColumns({
          all,
          format,
          place,
          isAnonymous: about?.board.isAnonymous ?? false,
          hasCategories: about === undefined || about.board.categoryList.length > 0,
        })}
        rowId={(post) => post.postId}
        rowName={(post) => post.title}
        density="roomy"
        words={texts}
      />
      <ExportDialog
        spec={calls.exportPosts}
        input={(reason) => ({ params, body: { ...filters, reason } })}
        listName={name}
        text={all.excel.text}
        open={exports}
        onOpenChange={setExports}
      />
      <DeletedPosts code={place.code} open={showsDeleted} onOpenChange={setShowsDeleted} />
    </>
  );
}

/** Says it where the person sees titles that they cannot open. */
function describeLimit(can: Board['can'], texts: BoardTexts['list']): string | undefined {
  return can.opens === 'all' ? undefined : texts.limits[can.opens];
}
