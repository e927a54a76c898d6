import { asActor } from '#core/audit/actor'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { toAppError } from '#core/errors/handler'
import { files } from '#core/files/files'
import { openSealed } from '#core/files/sealed_files'
import type { ZipEntry } from '#core/files/zip'
import type { CompanyScope } from '#core/http/caller'
import { openContent, type SealedContent } from '#core/sealing/sealed_rows'
import { unlessUnreadable } from '#core/sealing/unless_unreadable'
import { handOut, Invoice, invoiceFile } from '#modules/invoicing/public'
import { plainName } from './plain_name.js'

type Company = Pick<CompanyScope, 'id' | 'language'>

/** Records that an export could not contain, one per line. */
export type Missing = string[]

const INVOICES = `select id from invoices where company_id = ? and status <> 'Draft' order by id`

export const countInvoices = async ({ id }: Company) => (await readRows(INVOICES, [id])).length

/**
 * Issued documents as PDF and, where they can be one, as XRechnung. They leave Kontor with the export, which is
 * recorded (see `handOut`).
 */
export async function* invoiceFiles(
  company: Company,
  requestedBy: string | null,
  missing: Missing
): AsyncGenerator<ZipEntry> {
  for (const { id } of await readRows<{ id: string }>(INVOICES, [company.id])) {
    const actor = { userId: requestedBy, requestId: null }
    const invoice = await asActor(actor, () => inTx(() => handOut(company, id, 'export')))
    for (const format of ['pdf', 'xrechnung'] as const) {
      const entry = await fileOf(invoice, format, company, missing)
      if (entry) yield entry
    }
  }
}

async function fileOf(
  invoice: Invoice,
  format: 'pdf' | 'xrechnung',
  { language }: Company,
  missing: Missing
): Promise<ZipEntry | undefined> {
  try {
    const { name, content } = await invoiceFile(invoice, format, language)
    const at = new Date(Number(invoice.issuedAt ?? invoice.createdAt))
    return { name: `invoices/${plainName(name)}`, content, at, isDeflated: format !== 'pdf' }
  } catch (error) {
    const failure = toAppError(error)
    // A document that is no e-invoice, for instance; a fault of the program ends the export.
    if (failure.status >= 500) throw error
    missing.push(`${invoice.number ?? invoice.id} (${format}): ${failure.code}`)
    return undefined
  }
}

const BYTES = [
  {
    folder: 'receipts',
    list: `select expense_receipts.id, expense_receipts.name, expenses.number from expense_receipts
      join expenses on expenses.company_id = expense_receipts.company_id
        and expenses.id = expense_receipts.expense_id
      where expense_receipts.company_id = ? order by expense_receipts.id`,
    one: 'select content, key_id, created_at from expense_receipts where company_id = ? and id = ?',
  },
  {
    folder: 'attachments',
    list: `select invoice_attachments.id, invoice_attachments.name, invoices.number
      from invoice_attachments
      join invoices on invoices.company_id = invoice_attachments.company_id
        and invoices.id = invoice_attachments.invoice_id
      where invoice_attachments.company_id = ? order by invoice_attachments.id`,
    one: 'select content, key_id, created_at from invoice_attachments where company_id = ? and id = ?',
  },
  {
    folder: 'files',
    list: `select task_files.id, task_files.name, tasks.title as number
      from task_files
      join tasks on tasks.company_id = task_files.company_id and tasks.id = task_files.task_id
      where task_files.company_id = ? order by task_files.id`,
    one: 'select content, key_id, created_at from task_files where company_id = ? and id = ?',
  },
]

/** Signatures of clients under one kind of document. */
const signaturesUnder = (table: string, documents: string, owner: string, at: string) => ({
  folder: 'signatures',
  list: `select ${table}.id, 'signature.png' as name, ${documents}.number from ${table}
    join ${documents} on ${documents}.company_id = ${table}.company_id
      and ${documents}.id = ${table}.${owner}
    where ${table}.company_id = ? and ${table}.signature is not null order by ${table}.id`,
  one: `select signature as content, key_id, ${at} as created_at from ${table}
    where company_id = ? and id = ?`,
})

const RECEIVED = [
  ...BYTES,
  signaturesUnder('estimate_answers', 'estimates', 'estimate_id', 'answered_at'),
  signaturesUnder('proposal_answers', 'proposals', 'proposal_id', 'answered_at'),
  signaturesUnder('delivery_signatures', 'delivery_notes', 'note_id', 'signed_at'),
]

/** Receipts, attachments of invoices, files of tasks and signatures as they were received, by the name of their record. */
export async function* receivedFiles(
  { id: companyId }: Company,
  missing: Missing
): AsyncGenerator<ZipEntry> {
  for (const { folder, list, one } of RECEIVED) {
    type Listed = { id: string; name: string; number: string | null }
    for (const { id, name, number } of await readRows<Listed>(list, [companyId])) {
      const [row] = await readRows<SealedContent & { created_at: number | string }>(one, [
        companyId,
        id,
      ])
      if (!row) continue
      // The id keeps two files of one name apart.
      const path = `${folder}/${plainName(number ?? 'draft')}/${id.slice(-6)}-${plainName(name)}`
      const opened = openContent({ company_id: companyId, id, ...row })
      const content = await orMissing(opened, path, missing)
      if (!content) continue
      yield { name: path, content, at: new Date(Number(row.created_at)) }
    }
  }
}

/** One damaged file must not keep its company from all the others. */
const orMissing = <Content>(content: Promise<Content>, path: string, missing: Missing) =>
  unlessUnreadable(content, ({ code }) => missing.push(`${path}: ${code}`))

/** The logo, the stationery and the pictures of proposals. */
export async function* pictureFiles(
  { id }: Company,
  at: Date,
  missing: Missing
): AsyncGenerator<ZipEntry> {
  for (const folder of [`logos/${id}`, `proposals/${id}`, `stationery/${id}`]) {
    for (const name of await files.list(folder)) {
      const path = `pictures/${name.split('/').at(-1)}`
      const content = await orMissing(openSealed({ companyId: id, name }), path, missing)
      if (content) yield { name: path, content, at }
    }
  }
}
