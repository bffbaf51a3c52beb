-- A request ends with the paper that it is about, begun or not.
alter table letter_correction_history drop constraint letter_correction_history_action_check;
alter table letter_correction_history add constraint letter_correction_history_action_check
  check (action in ('ASK', 'CLAIM', 'ASSIGN', 'RELEASE', 'FINISH', 'WITHDRAW', 'GONE'));
