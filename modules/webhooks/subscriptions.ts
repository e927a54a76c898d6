import { auditedChanges } from '#core/audit/audited_changes'
import { defineRecordKind } from '#core/records/record_kinds'
import { timerEnd } from '#modules/tasks/public'
import { happenedBy } from '#modules/webhooks/events/happened'
import { recordEvents } from '#modules/webhooks/events/record_events'

defineRecordKind({
  type: 'webhook',
  subject: { table: 'webhook_endpoints', label: 'description' },
})

auditedChanges.follow((companyId, entries) => recordEvents(companyId, entries.flatMap(happenedBy)))

// Timers leave nothing in the audit log.
timerEnd.follow(({ companyId, id }) =>
  recordEvents(companyId, [{ type: 'time_entry.stopped', subject: 'timeEntry', id }])
)
