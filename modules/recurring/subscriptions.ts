import { defineRecordKind } from '#core/records/record_kinds'
import { INVOICE_VARIABLES, invoiceSample } from '#modules/invoicing/public'
import { followMerge } from '#modules/recurring/actions/follow_merge'
import { recurringChain } from '#modules/recurring/queries/recurring_chain'

defineRecordKind({
  type: 'recurring',
  isReadByAdvisers: true,
  subject: { table: 'recurring_profiles', label: 'name' },
  letters: [
    {
      name: 'recurring',
      textOf: (part) => `recurring:letters.recurring.${part}`,
      variables: INVOICE_VARIABLES,
      hasButton: true,
      sample: (company, language) => invoiceSample(company, 'invoice', language),
    },
  ],
  chain: recurringChain,
  clientRecords: {
    records:
      'select id, name as label from recurring_profiles where company_id = ? and client_id = ?',
  },
  clientReferences: { recurring_profiles: followMerge },
})
