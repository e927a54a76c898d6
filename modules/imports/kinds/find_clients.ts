import { reader } from '#core/database/in_tx'
import { foldText } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import type { TaxTreatment } from '#modules/clients/public'
import { keyText, plainVatId } from './ids_by.js'
import type { RowValues } from './import_kind.js'

export interface FoundClient {
  id: string
  number: string
  name: string
  sort_name: string
  vat_id: string
  business_number: string
  currency: string | null
  taxTreatment: TaxTreatment | null
}

/** How a row names a client. */
export interface NamedClient {
  clientNumber?: string
  /** Or the number of a business in Kosovo or Albania. */
  vatId?: string
  clientName?: string
}

export interface FoundClients {
  /**
   * By the number if there is one, else by the VAT id or business number, else by the name, which several clients may
   * share.
   */
  all(row: NamedClient): FoundClient[]
  /** The same, unless there are several. */
  of(row: NamedClient): FoundClient | undefined
}

const LONGEST_SORT_NAME = 200
const sortName = (name: string) => foldText(name).slice(0, LONGEST_SORT_NAME)

/** The clients that some rows refer to by number, VAT id or name. Merged and erased ones are not matched. */
export async function findClients(company: CompanyScope, rows: RowValues[]): Promise<FoundClients> {
  const numbers = [
    ...new Set(rows.map(({ clientNumber }) => keyText(clientNumber)).filter(Boolean)),
  ]
  const names = [
    ...new Set(rows.map(({ clientName }) => sortName(keyText(clientName))).filter(Boolean)),
  ]
  const vatIds = [...new Set(rows.map(({ vatId }) => plainVatId(vatId)).filter(Boolean))]
  const clients = (column: string, values: string[]): Promise<FoundClient[]> =>
    reader()
      .from('clients')
      .where('company_id', company.id)
      .whereIn(column, values)
      .whereNull('merged_into_id')
      .whereNull('erased_at')
      .select('id', 'number', 'name', 'sort_name', 'vat_id', 'business_number', 'currency')
      .select('tax_treatment as taxTreatment')
      .then((found) => found as FoundClient[])
  const byNumber = Map.groupBy(await clients('number', numbers), ({ number }) => number)
  const byVatId = Map.groupBy(await clients('vat_id', vatIds), ({ vat_id }) => vat_id)
  const byBusinessNumber = Map.groupBy(
    await clients('business_number', vatIds),
    ({ business_number }) => business_number
  )
  const byName = Map.groupBy(await clients('sort_name', names), ({ sort_name }) => sort_name)
  const all = ({ clientNumber, vatId, clientName }: NamedClient) => {
    if (clientNumber) return byNumber.get(clientNumber) ?? []
    if (vatId) {
      const id = plainVatId(vatId)
      return byVatId.get(id) ?? byBusinessNumber.get(id) ?? []
    }
    return byName.get(sortName(clientName ?? '')) ?? []
  }
  return {
    all,
    of(row) {
      const same = all(row)
      return same.length === 1 ? same[0] : undefined
    },
  }
}
