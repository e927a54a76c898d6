import { defineRecordKind } from '#core/records/record_kinds'
import { appendContacts } from '#modules/clients/account/append_contacts'
import { handOver } from '#modules/clients/account/client_references'
import { CLIENT_NUMBERS } from '#modules/clients/client_numbers'
import { countClients } from '#modules/clients/queries/count_clients'

defineRecordKind({
  type: 'client',
  isReadByAdvisers: true,
  subject: { table: 'clients', label: 'name' },
  usage: { clients: countClients },
  numbers: [CLIENT_NUMBERS],
  clientRecords: {
    records: 'select id, name as label from clients where company_id = ? and id = ?',
  },
  clientReferences: { client_contacts: appendContacts, vat_checks: handOver('vat_checks') },
})
