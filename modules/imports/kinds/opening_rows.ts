import type { CompanyScope } from '#core/http/caller'
import { OpeningBalance } from '#modules/ledger/public'
import { type FoundClient, findClients, type NamedClient } from './find_clients.js'
import { keyText } from './ids_by.js'
import type { RowValues } from './import_kind.js'

/** The clients of some rows, and which balances already exist. */
export interface Openings {
  /** Several when the row is ambiguous. */
  clientsOf(row: RowValues): FoundClient[]
  /** The row's, else the client's, else the company's. */
  currencyOf(row: RowValues): string | undefined
  /** A client has one balance per currency; undefined while the client is ambiguous. */
  keyOf(row: RowValues): string | undefined
  existingOf(row: RowValues): OpeningBalance | undefined
}

export const balanceKey = ({ clientId, currency }: { clientId: string; currency: string }) =>
  `${clientId} ${currency}`

/** Reads the clients that some rows name, and their opening balances. */
export async function findOpenings(company: CompanyScope, rows: RowValues[]): Promise<Openings> {
  const clients = await findClients(company, rows)
  const clientsOf = (row: RowValues) => clients.all(namedBy(row))
  const ids = [...new Set(rows.flatMap((row) => clientsOf(row).map(({ id }) => id)))]
  const balances = ids.length === 0 ? [] : await OpeningBalance.of(company).whereIn('clientId', ids)
  const byKey = new Map(balances.map((balance) => [balanceKey(balance), balance]))

  const currencyOf = (row: RowValues) => {
    const said = keyText(row.currency).toUpperCase()
    return said || (clients.of(namedBy(row))?.currency ?? company.currency)
  }
  const keyOf = (row: RowValues) => {
    const client = clients.of(namedBy(row))
    return client && balanceKey({ clientId: client.id, currency: currencyOf(row) })
  }
  const existingOf = (row: RowValues) => byKey.get(keyOf(row) ?? '')
  return { clientsOf, currencyOf, keyOf, existingOf }
}

const namedBy = ({ clientNumber, vatId, clientName }: RowValues): NamedClient => ({
  clientNumber: keyText(clientNumber),
  vatId: keyText(vatId),
  clientName: keyText(clientName),
})
