-- Finds the people of a department: figures of a department look up its counsellors alone, not everybody's department.

create index member_type_department on member_type (department_code, member_id);
