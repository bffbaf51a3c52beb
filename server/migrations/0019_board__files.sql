-- Files of posts: what hangs on a post is a file group, and what somebody is still writing keeps its files.

alter table file_group add column kept_until timestamptz;
comment on column file_group.kept_until is 'A group without a record stays until then: a draft names it.';

alter table post add foreign key (file_id) references file_group on delete set null;
create index post_file on post (file_id);
comment on column post.file_id is 'Its attachments; pictures of the text hang on the post in groups of their own.';

-- Documents of Office before 2007 are not taken anywhere: nothing tells them from other compound files.
alter table board alter column file_extensions set default '{pdf,hwp,hwpx,docx,xlsx,pptx,txt,csv,zip,png,jpg,jpeg,gif,webp}';
update board set file_extensions = default;
