-- Letters that were deleted lately are listed for their student, and deleted for good after 30 days.

create index cover_letter_deleted on cover_letter (member_id, deleted_at desc) where deleted_at is not null;
