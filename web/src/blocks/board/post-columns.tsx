import type { PostSummary } from '@naru/contract/areas/board-words.ts';

import type { Format } from '../../platform/format/format.ts';
import type { DataColumn } from '../../ui/data-column.ts';
import type { BoardPlace } from './places.ts';
import { PostDates } from './post-dates.tsx';
import { PostDue } from './post-due.tsx';
import { PostMark } from './post-mark.tsx';
import { PostTitle } from './post-title.tsx';
import type { BoardTexts } from './texts.ts';

interface Told {
  readonly all: BoardTexts;
  readonly format: Format;
  readonly place: BoardPlace;
  readonly isAnonymous: boolean;
  readonly hasCategories: boolean;
}

/** The columns of the table, and what of them a card on a phone shows. */
export function listPostColumns({
  all,
  format,
  place,
  isAnonymous,
  hasCategories,
}: Told): readonly DataColumn<PostSummary>[] {
  const texts = all.list;
  const wrote = (post: PostSummary): string => (isAnonymous ? all.anonymous : (post.deptNm ?? post.authorNm ?? ''));
  const category: DataColumn<PostSummary> = {
    id: 'category',
    header: texts.category,
    cell: (post) => post.categoryNm ?? '',
    width: '6.5rem',
    card: 'state',
  };
  return [
    {
      id: 'mark',
      header: texts.mark,
      hideHeader: true,
      cell: (post) => <PostMark post={post} />,
      width: '2.25rem',
      card: 'state',
    },
    ...(hasCategories ? [category] : []),
    {
      id: 'title',
      header: texts.title,
      cell: (post) => <PostTitle post={post} to={place.detail(post.postId)} />,
      rowHeader: true,
      grow: true,
      card: 'title',
    },
    { id: 'due', header: texts.due, cell: (post) => <PostDue at={post.deadlineAt} />, width: '9rem' },
    {
      id: 'department',
      header: isAnonymous ? texts.author : texts.department,
      cell: wrote,
      text: wrote,
      width: '9rem',
    },
    {
      id: 'published',
      header: texts.publishedOn,
      cell: (post) => <PostDates post={post} />,
      width: '7.5rem',
      // Without categories the mark would stand in a line alone.
      card: hasCategories ? 'fact' : 'state',
    },
    { id: 'views', header: texts.views, cell: (post) => format.number(post.views), align: 'end', width: '4.5rem' },
  ];
}
