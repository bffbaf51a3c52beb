-- A norm that came in force stays as it was: results were read by it, and are read by it again.

create function ability_norm_stays() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'DRAFT' then
      raise exception 'A norm that was in force stays.' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if old.status <> 'DRAFT' and (new.status = 'DRAFT'
    or (new.id, new.version_id, new.number, new.name_ko, new.name_en, new.source, new.built_at)
      is distinct from (old.id, old.version_id, old.number, old.name_ko, old.name_en, old.source, old.built_at)
    or new.built_by is distinct from old.built_by) then
    raise exception 'A norm that was in force is never changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ability_norm_stays before update or delete on ability_norm
  for each row execute function ability_norm_stays();

-- A draft is gone before what goes with it, so that nothing is found then.
create function ability_norm_part_stays() returns trigger
  language plpgsql as $$
declare
  norm uuid;
  touched record;
begin
  if tg_op = 'INSERT' then
    touched := new;
  else
    touched := old;
  end if;
  if tg_table_name = 'ability_norm_group' then
    norm := touched.norm_id;
  else
    select g.norm_id into norm from ability_norm_group g where g.id = touched.group_id;
  end if;
  if tg_op = 'INSERT' then
    if exists (select from ability_reading r where r.norm_id = norm) then
      raise exception 'A norm by which results were read takes nothing more.' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if exists (select from ability_norm n where n.id = norm and n.status <> 'DRAFT') then
    raise exception 'A norm that was in force is never changed.' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger ability_norm_group_stays before insert or update or delete on ability_norm_group
  for each row execute function ability_norm_part_stays();
create trigger ability_norm_row_stays before insert or update or delete on ability_norm_row
  for each row execute function ability_norm_part_stays();
