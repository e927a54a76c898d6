import { registerSubject } from '#core/audit/subjects'

registerSubject({ type: 'plannedPayment', table: 'planned_payments', label: 'name' })
