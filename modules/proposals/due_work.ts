import type { DueWork } from '#core/due_work/due_work'
import { remindOfUnviewed } from '#modules/proposals/actions/remind_of_unviewed'

export default [{ name: 'proposals.unviewed', run: remindOfUnviewed }] satisfies DueWork[]
