-- Every reference has an index of all its rows, so that removing what it refers to never reads a table whole.

create index resume_member_all on resume (member_id);
create index cover_letter_member_all on cover_letter (member_id);
create index experience_card_member_all on experience_card (member_id);
create index letter_correction_member_all on letter_correction (member_id);
create index letter_correction_assignee_all on letter_correction (assignee_id);
create index letter_comment_correction_all on letter_comment (correction_id);
create index letter_comment_question_all on letter_comment (question_id);
create index paper_share_member_all on paper_share (member_id);
