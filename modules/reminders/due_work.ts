import type { DueWork } from '#core/due_work/due_work'
import { isCompanyDue, remindOfOneCompany } from '#modules/reminders/actions/remind_automatically'

export default [
  { name: 'reminders.automatic', isDue: isCompanyDue, run: remindOfOneCompany },
] satisfies DueWork[]
