-- People of a type in a department are found without reading all who belong to it.
drop index member_type_department;
create index member_type_department on member_type (department_code, type_code, member_id);
