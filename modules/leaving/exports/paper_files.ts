import { readRows } from '#core/database/read_rows'
import { toAppError } from '#core/errors/handler'
import type { ZipEntry } from '#core/files/zip'
import type { CompanyScope } from '#core/http/caller'
import { kindsWith } from '#core/records/record_kinds'
import type { Papers } from '#modules/documents/public'
import type { Missing } from './document_files.js'
import { plainName } from './plain_name.js'

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
      try {
        const { name, content, issuedAt } = await papers.print(companyId, id, language)
        // Two statements of one day have one name.
        const file = used.has(name) ? `${id.slice(-6)}-${name}` : name
        used.add(name)
        yield {
          name: `${papers.folder}/${plainName(file)}`,
          content,
          at: new Date(issuedAt),
        }
      } catch (error) {
        const failure = toAppError(error)
        // A fault of the program ends the export; a picture that is damaged does not.
        if (failure.status >= 500) throw error
        missing.push(`${papers.folder}/${id}.pdf: ${failure.code}`)
      }
    }
  }
}
