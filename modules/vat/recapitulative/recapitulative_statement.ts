import { isInEu } from '#api/suggest_tax'
import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings } from '#modules/settings/public'
import { dueDaysOf } from '#modules/vat/filings/filing_period'
import {
  distinctMonths,
  type MonthOfCurrency,
  type OfficialRates,
  officialRates,
} from '#modules/vat/rates/official_rates'
import { HOME, RETURN_CURRENCY } from '#modules/vat/returns/return_line'
import { roundedEuros } from '#modules/vat/returns/whole_euros'

/**
 * Goods are an intra-Community supply (L), services are taxed where the client is (S), the middle supply of a triangular
 * transaction is a kind of its own (D): § 18a (1), (2) and (7) sentence 1 no. 4 UStG. The form on paper calls them 0, 1, 2.
 */
const SUPPLY_KINDS = { K: 'L', AE: 'S' } as const
const TRIANGULAR = 'D'
export type SupplyKind = (typeof SUPPLY_KINDS)[keyof typeof SUPPLY_KINDS] | typeof TRIANGULAR

/** The supplies of one kind to one VAT id, in whole euros; less than nothing where corrections outweigh them. */
export interface RecapitulativeLine {
  /** With the code of its country. */
  vatId: string
  /** The client as on its latest document. */
  name: string
  kind: SupplyKind
  amount: Minor
}

/** A document that belongs into the statement but lacks the VAT id of its client. */
export interface IncompleteDocument {
  id: string
  number: string
  name: string
  amount: Minor
}

export interface RecapitulativeStatement {
  lines: RecapitulativeLine[]
  incomplete: IncompleteDocument[]
  /** Supplies in other currencies that are left out, because their official rate is missing (§ 16 (6) UStG). */
  leftOut: MonthOfCurrency[]
  /** Null where the days are no period that the company reports. */
  dueOn: Day | null
}

interface Row extends MonthOfCurrency {
  document_id: string
  number: string
  category: keyof typeof SUPPLY_KINDS
  is_triangular: boolean | number
  /** The client as frozen in the document, as JSON. */
  buyer: string | Buyer
  net: StoredInteger
}

interface Buyer {
  name?: string
  country?: string
  vatId?: string
}

const SUPPLIES = `
  select document_id, substr(day_on, 1, 7) as month, invoices.number as number, category, invoices.is_triangular as is_triangular,
    vat_entries.currency as currency, invoices.buyer as buyer,
    cast(sum(vat_entries.net) as signed) as net
  from vat_entries
  join invoices on invoices.company_id = vat_entries.company_id and invoices.id = vat_entries.document_id
  where vat_entries.company_id = ? and basis = 'accrual' and day_on between ? and ? and category in ('K', 'AE')
  group by document_id, substr(day_on, 1, 7), invoices.number, category, invoices.is_triangular,
    vat_entries.currency, invoices.buyer
  order by document_id`

/**
 * The recapitulative statement (Zusammenfassende Meldung, § 18a UStG) of a German company for some days, both included:
 * supplies to businesses in other countries of the EU, by their VAT ids. It counts supplies, also where VAT is owed on
 * payments only. Companies under § 19 UStG make none (§ 18a (4) UStG).
 * @throws AppError 409 `vat_return_german_only` for a company in another country
 */
export async function recapitulativeStatement(
  company: CompanyReference,
  { from, to }: { from: Day; to: Day }
): Promise<RecapitulativeStatement> {
  const { country, isSmallBusiness } = await readCompanySettings(company)
  if (country !== HOME) throw conflict('vat.vat_return_german_only')
  if (isSmallBusiness) return { lines: [], incomplete: [], leftOut: [], dueOn: null }
  const rows = await readRows<Row>(SUPPLIES, [company.id, from, to])
  const supplies = rows.map(toSupply).filter(({ isAbroad }) => isAbroad)
  const rates = await officialRates(company, { from, to })
  const isOwn = (supply: MonthOfCurrency) => supply.currency === RETURN_CURRENCY
  const own = supplies
    .filter((supply) => isOwn(supply) || rates.rateOf(supply) !== undefined)
    .map((supply) => (isOwn(supply) ? supply : inEuros(supply, rates)))
  const known = own.filter(({ vatId }) => vatId !== '')
  return {
    lines: linesOf(known),
    incomplete: own.filter(({ vatId }) => vatId === ''),
    leftOut: distinctMonths(
      supplies.filter((supply) => !isOwn(supply) && rates.rateOf(supply) === undefined)
    ),
    dueOn: (await dueDaysOf(company, { from, to })).statementOn,
  }
}

type Supply = ReturnType<typeof toSupply>

const inEuros = (supply: Supply, rates: OfficialRates): Supply =>
  Object.assign({}, supply, { amount: rates.inEuros(supply.amount, supply) })

function toSupply({ document_id, month, number, currency, buyer, net, ...row }: Row) {
  const { category, is_triangular } = row
  const client: Buyer = typeof buyer === 'string' ? JSON.parse(buyer) : buyer
  const vatId = (client.vatId ?? '').replace(/[^A-Za-z0-9]/g, '').toUpperCase()
  return {
    id: document_id,
    month,
    number,
    name: client.name ?? '',
    vatId,
    kind: kindOf(category, Boolean(is_triangular)),
    currency,
    amount: moneyFromRow(net),
    isAbroad: isOtherMember(client.country || HOME, vatId, category),
  }
}

const kindOf = (category: Row['category'], isTriangular: boolean): SupplyKind =>
  category === 'AE' && isTriangular ? TRIANGULAR : SUPPLY_KINDS[category]

/** Northern Ireland counts for goods; its VAT ids begin with XI. */
const isOtherMember = (country: string, vatId: string, category: Row['category']) =>
  (isInEu(country) && country !== HOME) || (category === 'K' && vatId.startsWith('XI'))

function linesOf(supplies: Supply[]): RecapitulativeLine[] {
  const sums = new Map<string, RecapitulativeLine>()
  for (const { vatId, name, kind, amount } of supplies) {
    const key = `${vatId} ${kind}`
    const before = sums.get(key)?.amount ?? NOTHING
    sums.set(key, { vatId, name, kind, amount: sum([before, amount]) })
  }
  return [...sums.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => ({ ...line, amount: roundedEuros(line.amount) }))
    .filter(({ amount }) => amount !== NOTHING)
}

export const totalOf = ({ lines }: RecapitulativeStatement): Minor =>
  minor(sum(lines.map(({ amount }) => amount)))
