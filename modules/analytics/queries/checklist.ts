import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client } from '#modules/clients/public'
import { Invoice, Item } from '#modules/invoicing/public'
import { readCompanySettings } from '#modules/settings/public'

/** What a new company does first, in this order. Kept computed: undoing a step opens it again. */
export async function readChecklist(company: CompanyReference) {
  const [settings, client, item, invoice] = await Promise.all([
    readCompanySettings(company),
    Client.of(company).select('id').first(),
    Item.of(company).select('id').first(),
    Invoice.of(company).whereNotNull('number').select('id').first(),
  ])
  const hasAddress = [settings.companyName, settings.street, settings.postalCode, settings.city]
  return [
    { key: 'companyData', done: hasAddress.every(Boolean) },
    { key: 'logo', done: settings.logo !== null },
    { key: 'bankAccount', done: settings.iban !== '' },
    {
      key: 'taxNumber',
      done: [settings.taxNumber, settings.vatId, settings.businessNumber].some(Boolean),
    },
    { key: 'firstClient', done: client !== null },
    { key: 'firstItem', done: item !== null },
    { key: 'firstInvoice', done: invoice !== null },
  ] as const
}
