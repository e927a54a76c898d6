import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client } from '#modules/clients/public'
import { Invoice, Item } from '#modules/invoicing/public'
import { readCompanySettings } from '#modules/settings/public'

const ADDRESS = ['companyName', 'street', 'postalCode', 'city'] as const

/** Where a country knows a business by another number than a tax number. */
const NUMBERS: Record<string, string> = { XK: 'businessNumber', AL: 'businessNumber' }

/**
 * The first steps of a new company in their order, each with the settings field where it is done. The list is computed
 * each time, so undoing a step opens it again.
 */
export async function readChecklist(company: CompanyReference) {
  const [settings, client, item, invoice] = await Promise.all([
    readCompanySettings(company),
    Client.of(company).select('id').first(),
    Item.of(company).select('id').first(),
    Invoice.of(company).whereNotNull('number').select('id').first(),
  ])
  const missing = ADDRESS.find((name) => !settings[name])
  return [
    { key: 'companyData', done: !missing, field: missing ? `companyInfo.${missing}` : null },
    { key: 'logo', done: settings.logo !== null, field: null },
    { key: 'bankAccount', done: settings.iban !== '', field: 'companyInfo.iban' },
    {
      key: 'taxNumber',
      field: `companyInfo.${NUMBERS[settings.country] ?? 'taxNumber'}`,
      done: [settings.taxNumber, settings.vatId, settings.businessNumber].some(Boolean),
    },
    { key: 'firstClient', done: client !== null, field: null },
    { key: 'firstItem', done: item !== null, field: null },
    { key: 'firstInvoice', done: invoice !== null, field: null },
  ] as const
}
