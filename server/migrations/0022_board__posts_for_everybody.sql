-- Nearly all posts are for everybody: one column says so where a list walks past tens of thousands of them.
alter table post add column is_for_everybody boolean not null generated always as (
  not is_secret and audience_types is null and audience_departments is null and audience_grades is null
) stored;
drop index post_list;
create index post_list on post (board_code, is_pinned desc, publish_from desc, id desc)
  include (is_for_everybody, publish_to, author_id, is_secret, audience_types, audience_departments, audience_grades)
  where is_public;
