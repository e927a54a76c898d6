import { defineRecordKind } from '#core/records/record_kinds'

defineRecordKind({ type: 'plannedPayment', subject: { table: 'planned_payments', label: 'name' } })
