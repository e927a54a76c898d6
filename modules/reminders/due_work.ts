import type { DueWork } from '#core/due_work/due_work'
import { remindOfOneCompany } from '#modules/reminders/actions/remind_automatically'

export default [{ name: 'reminders.automatic', run: remindOfOneCompany }] satisfies DueWork[]
