import { registerSubject } from '#core/audit/subjects'

registerSubject({ type: 'transferOrder', table: 'transfer_orders', label: 'execute_on' })
