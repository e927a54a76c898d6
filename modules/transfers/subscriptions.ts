import { defineRecordKind } from '#core/records/record_kinds'

defineRecordKind({
  type: 'transferOrder',
  subject: { table: 'transfer_orders', label: 'execute_on' },
})
