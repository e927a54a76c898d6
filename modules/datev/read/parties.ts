import { reader } from '#core/database/in_tx'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { NamedAccount } from '#modules/datev/accounts/personal_accounts'
import type { Party } from '#modules/datev/extf/master_row'

/** Accounts whose records are read at once. */
const BLOCK = 200

/** The clients and vendors of personal accounts, in the order of the accounts. Collective accounts have no master data. */
export async function* partiesOf(
  company: CompanyReference,
  accounts: readonly NamedAccount[]
): AsyncGenerator<Party[]> {
  const own = accounts.flatMap(({ party, ...account }) => (party ? [{ ...account, party }] : []))
  for (let start = 0; start < own.length; start += BLOCK) {
    const block = own.slice(start, start + BLOCK)
    const idsOf = (kind: NamedAccount['kind']) =>
      block.filter((account) => account.kind === kind).map(({ party }) => party)
    const clients = await clientsOf(company, idsOf('debtors'))
    const vendors = await vendorsOf(company, idsOf('creditors'))
    yield block.map(({ kind, number, name, party }) => ({
      ...NOTHING_KNOWN,
      name,
      ...(kind === 'debtors' ? clients : vendors).get(party),
      account: number,
      kind,
    }))
  }
}

type Known = Omit<Party, 'account' | 'kind'>

const NOTHING_KNOWN: Known = {
  type: 'unknown',
  name: '',
  formOfAddress: '',
  vatId: '',
  taxNumber: '',
  street: '',
  addressLine: '',
  postalCode: '',
  city: '',
  country: '',
  phone: '',
  email: '',
  iban: '',
  number: '',
  language: '',
  dueDays: null,
  skonto: null,
}

interface Row {
  party: string
  name: string
  vat_id: string
  street: string
  postal_code: string
  city: string
  country: string
}

interface ClientRow extends Row {
  type: 'business' | 'person' | 'public'
  form_of_address: '' | 'ms' | 'mr'
  tax_number: string
  address_line: string
  phone: string
  email: string
  number: string
  language: string | null
  payment_term_days: StoredInteger | null
}

interface VendorRow extends Row {
  iban: string
  customer_number: string
  payment_days: StoredInteger | null
  skonto_percent: StoredInteger | null
  skonto_days: StoredInteger | null
}

const daysOf = (stored: StoredInteger | null) => (stored === null ? null : Number(stored))

const address = (row: Row) => ({
  name: row.name,
  vatId: row.vat_id,
  street: row.street,
  postalCode: row.postal_code,
  city: row.city,
  country: row.country,
})

async function clientsOf({ id }: CompanyReference, ids: string[]): Promise<Map<string, Known>> {
  const rows: ClientRow[] = await reader()
    .from('clients')
    .where('company_id', id)
    .whereIn('id', ids)
    .select('clients.*', 'id as party')
  return new Map(
    rows.map((row) => [
      row.party,
      {
        ...NOTHING_KNOWN,
        ...address(row),
        type: row.type === 'person' ? 'person' : 'organisation',
        formOfAddress: row.form_of_address,
        taxNumber: row.tax_number,
        addressLine: row.address_line,
        phone: row.phone,
        email: row.email,
        number: row.number,
        language: row.language ?? '',
        dueDays: daysOf(row.payment_term_days),
      },
    ])
  )
}

/** @param names of vendors on their receipts, folded, as `vendor_names` has them */
async function vendorsOf({ id }: CompanyReference, names: string[]): Promise<Map<string, Known>> {
  const rows: VendorRow[] = await reader()
    .from('vendor_names')
    .join('vendors', (join) =>
      join
        .on('vendors.company_id', 'vendor_names.company_id')
        .andOn('vendors.id', 'vendor_names.vendor_id')
    )
    .where('vendor_names.company_id', id)
    .whereIn('vendor_names.folded_name', names)
    .select('vendors.*', 'vendor_names.folded_name as party')
  return new Map(
    rows.map((row) => [
      row.party,
      {
        ...NOTHING_KNOWN,
        ...address(row),
        type: 'organisation',
        iban: row.iban.replaceAll(' ', ''),
        number: row.customer_number,
        dueDays: daysOf(row.payment_days),
        skonto:
          row.skonto_percent === null || row.skonto_days === null
            ? null
            : { days: Number(row.skonto_days), percent: decimalFromRow(row.skonto_percent) },
      },
    ])
  )
}
