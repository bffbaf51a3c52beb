-- The portal gives a second reason: the duty of the counsellor has ended.

alter table status_change
  drop constraint status_change_reason_code_check,
  add constraint status_change_reason_code_check check (reason_code in ('MOVED', 'DUTY_ENDED'));
