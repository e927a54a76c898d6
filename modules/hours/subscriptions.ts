import { assertProject, pendingHours, takeHours } from '#modules/hours/actions/collect_hours'
import { freeHours, freeHoursOfDeletedLines } from '#modules/hours/actions/free_hours'
import { beforeDraftDeleted, whenDraftChanged, whenReversed } from '#modules/invoicing/public'
import { registerWorkSource } from '#modules/recurring/public'

registerWorkSource({ assertProject, pending: pendingHours, take: takeHours })
whenDraftChanged(freeHoursOfDeletedLines)
beforeDraftDeleted(freeHours)
whenReversed(freeHours)
