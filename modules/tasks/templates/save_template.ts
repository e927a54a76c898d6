import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { foldText } from '#core/database/search'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { TaskTemplate } from '#modules/tasks/models/task_template'
import type { newTemplateValidator } from './template_validators.js'

type TemplateInput = Partial<Awaited<ReturnType<typeof newTemplateValidator.validate>>>

/** Makes a template. Only inside inTx. */
export async function addTemplate(
  company: CompanyReference,
  input: TemplateInput & { title: string }
) {
  const template = TaskTemplate.for(company)
  template.merge({
    description: '',
    priority: 'normal',
    estimatedSeconds: null,
    createdAt: now(),
    version: 1,
  })
  await fill(template, input)
  await record(template, 'task_template.created')
  return template
}

/** Changes what is given. Only inside inTx, with the template locked. */
export async function changeTemplate(template: TaskTemplate, input: TemplateInput) {
  template.version += 1
  await fill(template, input)
  await record(template, 'task_template.changed')
}

/** Deletes a template; tasks that were made from it stay. Only inside inTx, with the template locked. */
export async function removeTemplate(template: TaskTemplate) {
  await dropSteps(template)
  await template.delete()
  await record(template, 'task_template.deleted')
}

async function fill(template: TaskTemplate, input: TemplateInput) {
  if (input.title !== undefined) template.title = input.title
  template.foldedTitle = foldText(template.title)
  if (input.description !== undefined) template.description = input.description ?? ''
  if (input.priority !== undefined) template.priority = input.priority
  if (input.estimatedSeconds !== undefined) template.estimatedSeconds = input.estimatedSeconds
  await template.save()
  if (input.steps === undefined) return
  await dropSteps(template)
  const { companyId: company_id, id: template_id } = template
  const rows = input.steps.map((title, position) => ({
    company_id,
    id: newId(),
    template_id,
    position,
    title,
  }))
  if (rows.length > 0) await insertRows('template_steps', rows)
}

const dropSteps = ({ companyId, id }: TaskTemplate) =>
  changeRows('delete from template_steps where company_id = ? and template_id = ?', [companyId, id])

async function record({ id, companyId, title }: TaskTemplate, action: string) {
  await audit({ companyId, action, subject: { type: 'taskTemplate', id }, details: { title } })
  publish(companyId, { kind: 'task', id: '', audience: 'staff' })
}
