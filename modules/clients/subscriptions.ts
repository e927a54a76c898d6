import { defineRecordKind } from '#core/records/record_kinds'
import { appendContacts } from '#modules/clients/account/append_contacts'
import { registerClientRecords } from '#modules/clients/account/client_records'
import { registerClientReference } from '#modules/clients/account/client_references'

registerClientRecords({
  type: 'client',
  records: 'select id, name as label from clients where company_id = ? and id = ?',
})
registerClientReference('client_contacts', appendContacts)
registerClientReference('vat_checks')

defineRecordKind({ type: 'client', subject: { table: 'clients', label: 'name' } })
