import { asActor } from '#core/audit/actor'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { files } from '#core/files/files'
import { openSealed } from '#core/files/sealed_files'
import type { ZipEntry } from '#core/files/zip'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { openContent, type SealedContent } from '#core/sealing/sealed_rows'
import { unlessUnreadable } from '#core/sealing/unless_unreadable'
import { handOut, Invoice, invoiceFile } from '#modules/invoicing/public'
import { plainName } from './plain_name.js'
import { unlessRefused } from './unless_refused.js'

type Company = Pick<CompanyScope, 'id' | 'language'>

/** Records that an export could not contain, one per line. */
export type Missing = string[]

const INVOICES = `select id from invoices where company_id = ? and status <> 'Draft' order by id`

export const countInvoices = async ({ id }: Company) => (await readRows(INVOICES, [id])).length

/**
 * Issued documents as PDF, which is an e-invoice where the rules find no error (ZUGFeRD), and as XRechnung where they can
 * be one. They leave Kontor with the export, which is recorded (see `handOut`).
 */
export async function* invoiceFiles(
  company: Company,
  requestedBy: string | null,
  missing: Missing
): AsyncGenerator<ZipEntry> {
  for (const { id } of await readRows<{ id: string }>(INVOICES, [company.id])) {
    const actor = { userId: requestedBy, requestId: null }
    const invoice = await asActor(actor, () => inTx(() => handOut(company, id, 'export')))
    const pdf =
      (await eInvoiceOf(invoice, 'zugferd', company)) ?? (await pdfOf(invoice, company, missing))
    if (pdf) yield pdf
    const xrechnung = await eInvoiceOf(invoice, 'xrechnung', company)
    if (xrechnung) yield xrechnung
  }
}

/** Undefined for a document that is no e-invoice, because the law does not ask for one or data is missing. */
const eInvoiceOf = (invoice: Invoice, format: 'zugferd' | 'xrechnung', { language }: Company) =>
  unlessRefused(entryOf(invoice, format, language), () => undefined)

const pdfOf = (invoice: Invoice, { language }: Company, missing: Missing) =>
  unlessRefused(entryOf(invoice, 'pdf', language), (code) =>
    missing.push(`${invoice.number ?? invoice.id} (pdf): ${code}`)
  )

async function entryOf(
  invoice: Invoice,
  format: 'pdf' | 'zugferd' | 'xrechnung',
  language: Language
): Promise<ZipEntry> {
  const { name, content } = await invoiceFile(invoice, format, language)
  const at = new Date(Number(invoice.issuedAt ?? invoice.createdAt))
  const isDeflated = format === 'xrechnung'
  return { name: `invoices/${plainName(name)}`, content, at, isDeflated }
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
