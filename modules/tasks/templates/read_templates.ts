import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TaskPriority } from '#modules/tasks/models/task'

interface TemplateRow {
  id: string
  title: string
  description: string
  priority: TaskPriority
  estimated_seconds: number | null
  version: number
}

interface TemplateFilter {
  search?: string
  order?: 'asc' | 'desc'
}

/** The templates of a company by title. */
export function filterTemplates({ id }: CompanyReference, { search, order }: TemplateFilter) {
  const rows: DatabaseQueryBuilderContract<TemplateRow> = reader()
    .from('task_templates')
    .where('company_id', id)
    .orderBy('folded_title', order ?? 'asc')
    .orderBy('id')
    .select('*')
  if (search) whereContains(rows, 'folded_title', search)
  return rows
}

/** The titles of the steps of templates, by template and in their order. */
export async function stepsOf({ id }: CompanyReference, templateIds: string[]) {
  const steps = new Map<string, string[]>(templateIds.map((one) => [one, []]))
  const rows: { template_id: string; title: string }[] = await reader()
    .from('template_steps')
    .where('company_id', id)
    .whereIn('template_id', templateIds)
    .orderBy('position')
    .select('template_id', 'title')
  for (const { template_id, title } of rows) steps.get(template_id)?.push(title)
  return steps
}

/** Templates with their steps, as the API names them. */
export async function viewTemplates(company: CompanyReference, rows: TemplateRow[]) {
  const steps = await stepsOf(
    company,
    rows.map(({ id }) => id)
  )
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    priority: row.priority,
    estimatedSeconds: row.estimated_seconds === null ? null : Number(row.estimated_seconds),
    steps: steps.get(row.id) ?? [],
    version: row.version,
  }))
}
