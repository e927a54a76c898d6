import { today } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import { csvLines } from '#core/files/csv_lines'
import { sendTable } from '#core/files/send_table'
import type { CompanyContext } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { clientListValidator } from '#modules/clients/public'
import { exportClients } from '#modules/imports/exports/client_export'
import { tableOf } from '#modules/imports/exports/export_kind'
import { exportInvoices } from '#modules/imports/exports/invoice_export'
import { exportItems } from '#modules/imports/exports/item_export'
import { xlsxFile } from '#modules/imports/exports/xlsx_file'
import { exportValidator } from '#modules/imports/validators/export'
import { invoiceListValidator, itemListValidator } from '#modules/invoicing/public'

export default class ExportsController {
  /** All records that a list's filters leave, as a table. */
  async show(ctx: CompanyContext) {
    const { company, language, params, request } = ctx
    const { format = 'csv' } = await request.validateUsing(exportValidator)
    if (!isKind(params.kind)) throw notFound()
    const { headings, rows } = tableOf(await SETS[params.kind](ctx), language)
    const title = translate(language, `imports:kinds.${params.kind}`)
    const bytes =
      format === 'xlsx'
        ? xlsxFile(title, headings, rows)
        : csvLines(headings, rows, language === 'en' ? '.' : ',')
    sendTable(ctx, { name: `${title} ${today(company.timeZone)}`, format, bytes })
  }
}

const SETS = {
  clients: async ({ request, company }: CompanyContext) =>
    exportClients(company, await request.validateUsing(clientListValidator)),
  invoices: async ({ request, company }: CompanyContext) =>
    exportInvoices(company, await request.validateUsing(invoiceListValidator)),
  items: async ({ request, company }: CompanyContext) =>
    exportItems(company, await request.validateUsing(itemListValidator)),
}

const isKind = (kind: string): kind is keyof typeof SETS => Object.hasOwn(SETS, kind)
