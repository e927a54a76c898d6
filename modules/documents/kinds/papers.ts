import type { Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { DocumentModel } from '../content/document_model.js'

/** An issued document as it is kept outside of Kontor. */
export interface Paper {
  name: string
  content: Buffer
  issuedAt: Instant
}

/** The issued documents of one kind, for the export of everything that a company has. */
export interface Papers {
  /** Folder of the export. */
  folder: string
  /** SQL with the company's id as its value: the ids of the issued ones, the oldest first. */
  issued: string
  /** Prints one as a PDF. @param language for the name of the file, where the document has none of its own */
  print(companyId: string, id: string, language: Language): Promise<Paper>
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** How its issued records are printed for an export. Invoices have more files and a way of their own. */
    papers?: Papers
  }
}

/** The ids of those records of a table that were issued. */
export const issuedIn = (table: string) =>
  `select id from ${table} where company_id = ? and issued_at is not null order by id`

type Issuable = DocumentModel & { issuedAt: Instant | null }

/** One kind of document that is printed from its model alone. */
interface Printed<Kind extends Issuable> {
  table: string
  folder: string
  find(company: CompanyReference, id: string): Promise<Kind>
  print(document: Kind): Promise<Buffer>
  /** The name of its file. */
  pdfName(document: Kind, language: Language): string
}

/** The issued documents of one kind as PDFs. */
export const papersOf = <Kind extends Issuable>({
  table,
  folder,
  find,
  print,
  pdfName,
}: Printed<Kind>): Papers => ({
  folder,
  issued: issuedIn(table),
  async print(companyId, id, language) {
    const document = await find({ id: companyId }, id)
    return {
      name: pdfName(document, document.language ?? language),
      content: await print(document),
      issuedAt: Number(document.issuedAt),
    }
  },
})
