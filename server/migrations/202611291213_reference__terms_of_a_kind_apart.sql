-- Two terms of a kind are never at once: a day would lie in both, and hours, mileage and statistics would count twice.
alter table term
  add constraint term_no_overlap exclude using gist (semester_code with =, daterange(begins_on, ends_on + 1) with &&);
