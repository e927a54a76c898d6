import { notFound } from '#core/errors/app_error'
import type { ZipEntry } from '#core/files/zip'
import type { CompanyContext } from '#core/http/caller'
import { toldRefusal } from '#core/http/write_parts'
import { translate } from '#core/i18n/translate'
import { Invoice } from '#modules/invoicing/models/invoice'
import { fileOf } from '#modules/invoicing/pdf/invoice_file'
import { fetchDocument } from '#modules/invoicing/sending/fetch_document'
import type { FileFormat } from '#modules/invoicing/validators/batch'

/** The invoices in the order of their ids. @throws 404 when one of them is not this company's */
export async function invoicesOf({ company }: CompanyContext, ids: string[]): Promise<Invoice[]> {
  const found = await Invoice.of(company).whereIn('id', ids)
  const byId = new Map(found.map((invoice) => [invoice.id, invoice]))
  return ids.map((id) => {
    const invoice = byId.get(id)
    if (!invoice) throw notFound()
    return invoice
  })
}

/**
 * The files of some invoices, made one after the other as they are read. A final file lists the failures with their
 * reasons.
 */
export async function* batchFiles(
  ctx: CompanyContext,
  invoices: readonly Invoice[],
  format: FileFormat
): AsyncGenerator<ZipEntry> {
  const names = new Map<string, number>()
  const missing: string[] = []
  for (const invoice of invoices) {
    const at = new Date(Number(invoice.issuedAt ?? invoice.createdAt))
    try {
      const { name, content } = await fetchDocument(
        ctx,
        { id: invoice.id, door: 'zip' },
        (current) => fileOf(current, format, ctx.language)
      )
      yield { name: unique(name, names), content, at }
    } catch (error) {
      const { error: reason } = toldRefusal(error, ctx)
      missing.push(`${invoice.number ?? invoice.clientName}: ${reason}`)
    }
  }
  if (missing.length > 0) {
    const name = translate(ctx.language, 'invoicing:documents.missing_files')
    yield { name: `${name}.txt`, content: Buffer.from(`${missing.join('\n')}\n`), at: new Date() }
  }
}

/** Drafts have no number: the second of the same name gets one. */
function unique(name: string, names: Map<string, number>) {
  const count = (names.get(name) ?? 0) + 1
  names.set(name, count)
  return count === 1 ? name : name.replace(/(\.\w+)$/, `-${count}$1`)
}
