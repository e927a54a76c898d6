import { defineRecordKind } from '#core/records/record_kinds'

defineRecordKind({
  type: 'transferOrder',
  isReadByAdvisers: true,
  isHeardByAdvisers: true,
  subject: { table: 'transfer_orders', label: 'execute_on' },
})
