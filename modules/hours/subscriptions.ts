import { assertProject, pendingHours, takeHours } from '#modules/hours/actions/collect_hours'
import { beforeDraftDeleted, type Invoice, whenReversed } from '#modules/invoicing/public'
import { registerWorkSource } from '#modules/recurring/public'
import { freeTime } from '#modules/tasks/public'

/** A draft is deleted, or an invoice is cancelled or void: its hours can be billed again. */
const freeHours = ({ companyId, id }: Invoice) => freeTime({ id: companyId }, id)

registerWorkSource({ assertProject, pending: pendingHours, take: takeHours })
beforeDraftDeleted(freeHours)
whenReversed(freeHours)
