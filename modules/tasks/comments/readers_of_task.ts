import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import type { Task } from '#modules/tasks/models/task'
import { worksOnTask } from '#modules/tasks/reach'

/** Somebody who can see a task. */
export interface TaskReader {
  id: string
  name: string
  email: string
  language: Language
}

const READERS = `
  select users.id, users.name, users.email, users.language
  from tasks join users on users.company_id = tasks.company_id
  where tasks.company_id = ? and tasks.id = ? and users.is_active = ?
    and (users.role in ('owner', 'member') or (users.role = 'employee' and (${worksOnTask('users.id')})))
  order by users.name, users.id`

/** The active people who can see a task, by name. */
export const readersOf = ({ companyId, id }: Task) =>
  readRows<TaskReader>(READERS, [companyId, id, true])
