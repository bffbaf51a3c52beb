-- Courses and people are found by initial consonants too, as posts are: ㅇㅇㅊㅈ finds 운영체제.

create index course_initials on course using gin (bigrams_of(initials_of(name_ko)));
create index course_master_initials on course_master using gin (bigrams_of(initials_of(name_ko)));
create index member_initials on member using gin (bigrams_of(initials_of(name_ko)));
