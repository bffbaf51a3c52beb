-- Scales of the tests that came with the portal say which end is good, in versions that were kept before one could say
-- so. Those of interests, values and ways of working have none, which is what leaving it out means.
alter table ability_version disable trigger ability_version_stays;
update ability_version v set content = jsonb_set(v.content, '{scaleList}', (
  select jsonb_agg('{"goodEnd": "HIGH"}'::jsonb || s.scale order by s.place)
  from jsonb_array_elements(v.content -> 'scaleList') with ordinality as s (scale, place)))
from ability_test t where t.id = v.test_id and t.code in ('CORE', 'LEARN');
alter table ability_version enable trigger ability_version_stays;
