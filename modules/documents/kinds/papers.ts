import type { Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'

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
