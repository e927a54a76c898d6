import { assertProject, pendingWork, takeWork } from '#modules/hours/actions/collect_for_recurring'
import { freeHours, freeHoursOfDeletedLines } from '#modules/hours/actions/free_hours'
import { freezeTimesheet } from '#modules/hours/actions/freeze_timesheet'
import {
  beforeDraftDeleted,
  whenDraftChanged,
  whenIssued,
  whenReversed,
} from '#modules/invoicing/public'
import { registerWorkSource } from '#modules/recurring/public'

registerWorkSource({ assertProject, pending: pendingWork, take: takeWork })
whenDraftChanged(freeHoursOfDeletedLines)
beforeDraftDeleted(freeHours)
whenIssued(freezeTimesheet)
whenReversed(freeHours)
