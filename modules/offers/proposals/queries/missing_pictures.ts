import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Block } from '#modules/offers/proposals/blocks/block'
import { readImage } from '#modules/offers/proposals/images/image_files'

const TABLES = ['proposals', 'proposal_templates']

/** Pictures of proposals and their templates that are missing from the data folder; empty when all is well. */
export async function missingPictures({ id }: CompanyReference): Promise<string[]> {
  const names = new Set<string>()
  for (const table of TABLES) {
    const rows = await reader().from(table).where('company_id', id).select('blocks')
    const blocks = rows.flatMap((row): Block[] => JSON.parse(row.blocks))
    for (const { image } of blocks) if (image) names.add(image.name)
  }
  const missing: string[] = []
  for (const name of names) {
    if (!(await readImage({ companyId: id, name }))) missing.push(name)
  }
  return missing
}
