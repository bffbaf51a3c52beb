/**
 * Assessments and their results.
 */
import { NOTHING, runStatements, type Merge } from './merging-sql.ts';

export const mergeAssessments: Merge = async (merging) => {
  if (!merging.hasAssessments) return NOTHING;
  const columns = 'course_id, title, description, category, assigned_on, due_on, lowest_score, highest_score';
  const stored = columns.replaceAll(/\w+/g, (name) => `assessment.${name}`);
  const found = 'found.c1, found.c2, found.c3, found.c4, found.c5, found.c6, found.c7, found.c8';
  const fields = `class.id, staged.title, staged.description, category.title, staged.assign_date, staged.due_date,
    staged.result_value_min, staged.result_value_max`;
  const staged = `roster_line_items staged join roster_classes class on class.sourced_id = staged.class_sourced_id
    left join roster_categories category on category.sourced_id = staged.category_sourced_id`;
  return runStatements(merging, {
    given: 'select from roster_line_items',
    changed: `update assessment set (${columns}, removed_at) = row (${found}, null)
      from (select staged.id, ${fields} from ${staged} where not staged.is_new) found(id, c1, c2, c3, c4, c5, c6, c7, c8)
      where found.id = assessment.id and (${stored}, assessment.removed_at is null) is distinct from (${found}, true)`,
    added: `insert into assessment (id, source_system, source_id, ${columns})
      select staged.id, $1, staged.sourced_id, ${fields} from ${staged} where staged.is_new`,
    left: `update assessment set removed_at = now() where assessment.source_system = $1 and assessment.removed_at is null
      and not exists (select from roster_line_items staged where staged.sourced_id = assessment.source_id)`,
  });
};

export const mergeResults: Merge = async (merging) => {
  if (!merging.hasResults) return NOTHING;
  await merging.client.query(
    `create temporary table roster_marked on commit drop as
     select item.id as assessment_id, learner.student_id, staged.sourced_id as source_id,
       upper(replace(staged.score_status, ' ', '_')) as status, staged.score, staged.score_date as scored_on,
       staged.late as is_late, staged.missing as is_missing, held.assessment_id is null as is_new
     from roster_results staged
     join roster_line_items item on item.sourced_id = staged.line_item_sourced_id
     join roster_users learner on learner.sourced_id = staged.student_sourced_id
     left join result held on held.assessment_id = item.id and held.student_id = learner.student_id`,
  );
  await merging.client.query('create index on roster_marked (assessment_id, student_id)');
  await merging.client.query('analyze roster_marked');
  await merging.client.query(
    `update result set source_id = null from roster_marked wanted
     where result.source_system = $1 and result.source_id = wanted.source_id
       and (result.assessment_id, result.student_id) <> (wanted.assessment_id, wanted.student_id)`,
    [merging.source],
  );
  const isWanted = 'wanted.assessment_id = result.assessment_id and wanted.student_id = result.student_id';
  const columns = 'status, score, scored_on, is_late, is_missing, source_id';
  const of = (table: string): string => columns.replaceAll(/\w+/g, (name) => `${table}.${name}`);
  return runStatements(merging, {
    given: 'select from roster_marked',
    changed: `update result set (${columns}, source_system, removed_at) = row (${of('wanted')}, $1, null)
      from roster_marked wanted where ${isWanted} and (${of('result')}, result.source_system, result.removed_at is null)
        is distinct from (${of('wanted')}, $1, true)`,
    added: `insert into result (assessment_id, student_id, source_system, ${columns})
      select wanted.assessment_id, wanted.student_id, $1, ${of('wanted')} from roster_marked wanted where wanted.is_new`,
    left: `update result set removed_at = now() where result.source_system = $1 and result.removed_at is null
      and not exists (select from roster_marked wanted where ${isWanted})`,
  });
};
