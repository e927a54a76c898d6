import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { RowFault } from '#modules/imports/models/block'

const NEXT = `
  select position, faults from import_blocks
  where company_id = ? and import_id = ? and fault_count > 0 and position > ?
  order by position limit 1`

/** The faults of an import's rows in their order, read block by block. */
export async function* faultsOfImport(
  company: CompanyReference,
  importId: string
): AsyncGenerator<RowFault[]> {
  for (let after = -1; ; ) {
    const values = [company.id, importId, after]
    const [block] = await readRows<{ position: number; faults: string }>(NEXT, values)
    if (!block) return
    yield JSON.parse(block.faults) as RowFault[]
    after = Number(block.position)
  }
}

/** The first faults of an import. */
export async function firstFaults(company: CompanyReference, importId: string, most: number) {
  const found: RowFault[] = []
  for await (const faults of faultsOfImport(company, importId)) {
    found.push(...faults)
    if (found.length >= most) break
  }
  return found.slice(0, most)
}
