-- What is due next, over all boards: those to come, the nearest first.

create index post_deadline on post (deadline_at, id) where is_public and deadline_at is not null;
