import type { CompanyReference } from '#core/tenancy/company_owned'
import { ChecklistItem } from '#modules/tasks/models/checklist_item'

/** The steps of a task in their order. */
export const readChecklist = (
  company: CompanyReference,
  taskId: string
): Promise<ChecklistItem[]> =>
  ChecklistItem.of(company).where('taskId', taskId).orderBy('position').orderBy('id')

/** Steps as the API names them. */
export const transformChecklist = (items: ChecklistItem[]) =>
  items.map(({ id, title, isDone }) => ({ _id: id, title, done: isDone }))
