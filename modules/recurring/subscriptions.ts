import { defineRecordKind } from '#core/records/record_kinds'
import { registerClientRecords, registerClientReference } from '#modules/clients/public'
import { registerLetterKind } from '#modules/correspondence/public'
import { INVOICE_VARIABLES, invoiceSample } from '#modules/invoicing/public'
import { followMerge } from '#modules/recurring/actions/follow_merge'

registerClientRecords({
  type: 'recurring',
  records:
    'select id, name as label from recurring_profiles where company_id = ? and client_id = ?',
})
registerClientReference('recurring_profiles', followMerge)

registerLetterKind({
  name: 'recurring',
  textOf: (part) => `recurring:letters.recurring.${part}`,
  variables: INVOICE_VARIABLES,
  hasButton: true,
  sample: (company, language) => invoiceSample(company, 'invoice', language),
})

defineRecordKind({ type: 'recurring', subject: { table: 'recurring_profiles', label: 'name' } })
