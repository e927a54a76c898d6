import { defineRecordKind } from '#core/records/record_kinds'
import { freeHours, takeHoursOver } from '#modules/hours/actions/carry_hours'
import { assertProject, pendingWork, takeWork } from '#modules/hours/actions/collect_for_recurring'
import { freezeTimesheet } from '#modules/hours/actions/freeze_timesheet'
import { Invoice, invoiceIssue } from '#modules/invoicing/public'
import { workSource } from '#modules/recurring/public'
import { invoiceNumbers } from '#modules/tasks/public'

workSource.plug({ assertProject, pending: pendingWork, take: takeWork })
defineRecordKind({
  type: 'hours',
  carrier: {
    kind: 'hours',
    otherClient: 'hours.hours_of_other_client',
    free: freeHours,
    take: takeHoursOver,
  },
})
invoiceNumbers.plug({
  numberOf: async (company, id) => (await Invoice.one(company, id))?.number ?? null,
})
invoiceIssue.follow(freezeTimesheet)
