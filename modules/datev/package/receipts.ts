import { asActor } from '#core/audit/actor'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { toAppError } from '#core/errors/handler'
import type { CompanyScope } from '#core/http/caller'
import type { StoredInteger } from '#core/money/columns'
import { openContent } from '#core/sealing/sealed_rows'
import { referenceOf } from '#modules/datev/extf/fields'
import { handOut, invoiceFile } from '#modules/invoicing/public'
import type { PackedDocument } from './document_xml.js'

/** A file of a receipt. */
export interface ReceiptFile {
  name: string
  content: Buffer
  at: Date
}

export interface Receipt extends Omit<PackedDocument, 'files'> {
  files: ReceiptFile[]
}

export interface ReceiptOwner {
  id: string
  direction: PackedDocument['direction']
}

type Company = Pick<CompanyScope, 'id' | 'language'>

/** The interface takes fifty files for one document. */
const MOST_FILES = 50

/**
 * The receipts of bookings, one record after the other: issued documents as PDF, expenses with the files that were
 * received. Documents leave Kontor with it, which is recorded (see `handOut`).
 * @param missing gets the number of each document that could not be made
 */
export async function* receiptsOf(
  company: Company,
  owners: Iterable<ReceiptOwner>,
  { requestedBy, missing }: { requestedBy: string | null; missing: string[] }
): AsyncGenerator<Receipt> {
  for (const { id, direction } of owners) {
    const receipt =
      direction === 'outgoing'
        ? await issuedDocument(company, id, { requestedBy, missing })
        : await receivedFiles(company, id)
    if (receipt && receipt.files.length > 0) yield receipt
  }
}

async function issuedDocument(
  company: Company,
  id: string,
  { requestedBy, missing }: { requestedBy: string | null; missing: string[] }
): Promise<Receipt | undefined> {
  const actor = { userId: requestedBy, requestId: null }
  const invoice = await asActor(actor, () => inTx(() => handOut(company, id, 'export')))
  const number = invoice.number ?? id
  try {
    const { content } = await invoiceFile(invoice, 'pdf', company.language)
    const at = new Date(Number(invoice.issuedAt ?? invoice.createdAt))
    return {
      id,
      direction: 'outgoing',
      number,
      files: [{ name: fileName(number, id, 'pdf'), content, at }],
    }
  } catch (error) {
    const failure = toAppError(error)
    // A fault of the program ends the export.
    if (failure.status >= 500) throw error
    missing.push(`${number}: ${failure.code}`)
    return undefined
  }
}

interface FileRow {
  id: string
  name: string
  number: string
  content: Buffer
  key_id: string | null
  created_at: StoredInteger
}

const FILES = `
  select files.id, files.name, files.content, files.key_id, files.created_at, expenses.number
  from expense_receipts as files
  join expenses on expenses.company_id = files.company_id and expenses.id = files.expense_id
  where files.company_id = ? and files.expense_id = ? order by files.created_at, files.id limit ${MOST_FILES}`

async function receivedFiles({ id: companyId }: Company, id: string): Promise<Receipt | undefined> {
  const rows = await readRows<FileRow>(FILES, [companyId, id])
  const [first] = rows
  if (!first) return undefined
  const files = []
  for (const row of rows) {
    files.push({
      name: fileName(row.number, row.id, endingOf(row.name)),
      content: await openContent({ company_id: companyId, ...row }),
      at: new Date(Number(row.created_at)),
    })
  }
  return { id, direction: 'incoming', number: first.number, files }
}

const endingOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1].toLowerCase() ?? 'bin'

/** A name that every system takes; the id keeps files of one number apart. */
const fileName = (number: string, id: string, ending: string) =>
  `${referenceOf(number).replace(/[^A-Za-z0-9_-]+/g, '-')}-${id.slice(-6)}.${ending}`
