-- The screens of students are there; a row of their list names who advises the student.

update menu set is_in_development = false where id = any ('{ANL_STDNT,ANL_TUTOR}');

create index advisor_assignment_student on advisor_assignment (student_id, begins_on desc);
