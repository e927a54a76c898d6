import { defineRecordKind } from '#core/records/record_kinds'
import { appendContacts } from '#modules/clients/account/append_contacts'
import { handOver } from '#modules/clients/account/client_references'

defineRecordKind({
  type: 'client',
  subject: { table: 'clients', label: 'name' },
  clientRecords: {
    records: 'select id, name as label from clients where company_id = ? and id = ?',
  },
  clientReferences: { client_contacts: appendContacts, vat_checks: handOver('vat_checks') },
})
