-- Looked up from the rows that they refer to.

create index ability_session_test on ability_session (test_id);
create index ability_share_member on ability_share (member_id);
