-- A list of 30,000 students in the order of their names sorted all of them for each page.
create index member_name on member (name_ko);
