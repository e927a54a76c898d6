import { readRows } from '#core/database/read_rows'
import type { ZipEntry } from '#core/files/zip'
import type { CompanyScope } from '#core/http/caller'
import { kindsWith } from '#core/records/record_kinds'
import type { Papers } from '#modules/documents/public'
import type { Missing } from './document_files.js'
import { plainName } from './plain_name.js'
import { unlessRefused } from './unless_refused.js'

type Company = Pick<CompanyScope, 'id' | 'language'>

const idsOf = async ({ issued }: Papers, companyId: string) =>
  (await readRows<{ id: string }>(issued, [companyId])).map(({ id }) => id)

export async function countPapers({ id: companyId }: Company) {
  let total = 0
  for (const { papers } of kindsWith('papers')) total += (await idsOf(papers, companyId)).length
  return total
}

/** Issued offers, order confirmations, delivery notes, reminders and statements as PDFs, each kind in its folder. */
export async function* paperFiles(
  { id: companyId, language }: Company,
  missing: Missing
): AsyncGenerator<ZipEntry> {
  for (const { papers } of kindsWith('papers')) {
    const used = new Set<string>()
    for (const id of await idsOf(papers, companyId)) {
      const paper = await unlessRefused(papers.print(companyId, id, language), (code) =>
        missing.push(`${papers.folder}/${id}.pdf: ${code}`)
      )
      if (!paper) continue
      const { name, content, issuedAt } = paper
      // Two statements of one day have one name.
      const file = used.has(name) ? `${id.slice(-6)}-${name}` : name
      used.add(name)
      yield { name: `${papers.folder}/${plainName(file)}`, content, at: new Date(issuedAt) }
    }
  }
}
