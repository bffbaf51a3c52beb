-- Who waits, or waited, for a counsellor: what refers to one is found from there.

create index counselling_wait_counsellor on counselling_wait (counsellor_id);
