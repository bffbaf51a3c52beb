-- The current term follows from its days: the last one that has begun. A mark that somebody has to set is forgotten, and
-- then nobody reaches a student by a course.
drop index term_one_current;
alter table term drop column is_current;
create index term_begun on term (begins_on desc);
