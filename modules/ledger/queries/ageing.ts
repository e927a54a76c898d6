import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ledgerSources } from '#modules/clients/public'
import { type Ageing, ageingOf } from '#modules/ledger/rules/ageing'
import { entriesOf } from './entries.js'

interface OpenRow {
  currency: string
  day_on: Day
  due_on: Day | null
  open: StoredInteger
}

/** Open amounts of one client by age, for each currency. */
export function ageingOfClient(company: CompanyReference, clientId: string, today: Day) {
  return keptUntilChange(company.id, `ageing ${clientId} ${today}`, () =>
    readAgeing(company, clientId, today)
  )
}

async function readAgeing(company: CompanyReference, clientId: string, today: Day) {
  const { sql, values } = entriesOf(company.id, clientId)
  const rows = await readRows<OpenRow>(
    `select currency, day_on, due_on, cast(sum(open_amount) as signed) as open
     from (${sql}) as entries where open_amount <> 0
     group by currency, day_on, due_on, case when open_amount < 0 then 1 else 0 end order by currency`,
    values
  )
  return byCurrency(rows, today)
}

function byCurrency(rows: OpenRow[], today: Day) {
  const items = rows.map((row) => ({ ...row, open: moneyFromRow(row.open) }))
  return [...Map.groupBy(items, ({ currency }) => currency)].map(([currency, ofCurrency]) => ({
    currency,
    ageing: ageingOf(ofCurrency, today),
  }))
}

/** Debts of one client in one currency. Recipients entered on a single invoice have no id. */
export interface ClientAgeing {
  clientId: string | null
  name: string
  currency: string
  ageing: Ageing
}

interface CompanyOpenRow extends OpenRow {
  client_id: string | null
  client_name: string
}

/** Open amounts of all clients of a company, the largest first. Cached until the company changes. */
export function ageingOfAll(company: CompanyReference, today: Day): Promise<ClientAgeing[]> {
  return keptUntilChange(company.id, `ageing ${today}`, async () => {
    const parts = ledgerSources().flatMap(({ open }) => open ?? [])
    const rows = await readRows<CompanyOpenRow>(
      openAtAll(parts),
      parts.map(() => company.id)
    )
    const ofWhom = ({ client_id, client_name, currency }: CompanyOpenRow) =>
      JSON.stringify([client_id ?? client_name, client_id === null, currency])
    return [...Map.groupBy(rows, ofWhom).values()].map(ageingOfRows(today)).sort(byDebt)
  })
}

const OPEN_COLUMNS = 'client_id, client_name, currency, day_on, due_on'

/** Clients by their current name, other recipients by the name on their invoice. */
const openAtAll = (parts: string[]) => `
  select items.client_id, coalesce(clients.name, items.client_name) as client_name, items.currency,
    items.day_on, items.due_on, items.open
  from (
    select ${OPEN_COLUMNS}, company_id, cast(sum(open_amount) as signed) as open
    from (
${parts.map((part, index) => `select ${OPEN_COLUMNS}, company_id, open_amount from (${part}) as source_${index}`).join('\nunion all\n')}
    ) as parts
    group by ${OPEN_COLUMNS}, company_id, case when open_amount < 0 then 1 else 0 end
  ) as items
  left join clients on clients.company_id = items.company_id and clients.id = items.client_id`

const ageingOfRows = (today: Day) => (rows: CompanyOpenRow[]) => ({
  clientId: rows[0].client_id,
  name: rows[0].client_name,
  currency: rows[0].currency,
  ageing: byCurrency(rows, today)[0].ageing,
})

const byDebt = (one: ClientAgeing, other: ClientAgeing) =>
  Number(other.ageing.total - one.ageing.total) || one.name.localeCompare(other.name)

/** The same added up over all clients, by currency. */
export function totalAgeing(all: readonly ClientAgeing[]): Map<string, Ageing> {
  const totals = new Map<string, Ageing>()
  for (const { currency, ageing } of all) {
    const before = totals.get(currency) ?? ageingOf([], '')
    totals.set(currency, added(before, ageing))
  }
  return totals
}

const added = (one: Ageing, other: Ageing) =>
  Object.fromEntries(
    Object.entries(one).map(([name, amount]) => [
      name,
      minor(amount + (other[name as keyof Ageing] ?? NOTHING)),
    ])
  ) as Record<keyof Ageing, Minor>
