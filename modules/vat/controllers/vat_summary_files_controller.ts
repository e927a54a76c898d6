import { csvLines } from '#core/files/csv_lines'
import { sendTable } from '#core/files/send_table'
import type { CompanyContext } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { exponentOf } from '#core/money/currency'
import { basisOr } from '#modules/vat/queries/usual_basis'
import { type VatTable, vatSummary } from '#modules/vat/queries/vat_summary'
import { transformVatTable } from '#modules/vat/transformers/vat_transformer'
import { vatSummaryValidator } from '#modules/vat/validators/vat'

const HEADINGS = ['from', 'to', 'currency', 'category', 'rate', 'net', 'tax', 'gross'] as const

export default class VatSummaryFilesController {
  /** The summary as CSV: a row for each period, currency, category and rate. */
  async show(ctx: CompanyContext) {
    const { company, language, request } = ctx
    const wish = await request.validateUsing(vatSummaryValidator)
    const { interval = 'month', ...range } = wish
    const basis = await basisOr(company, wish.basis)
    const tables = await vatSummary(company, { ...range, basis }, interval)
    const word = (key: string) => translate(language, `vat:${key}`)
    const headings = HEADINGS.map((name) => word(`column.${name}`))
    const bytes = csvLines(headings, rowsOf(tables, language), decimalSignOf(language))
    const name = `${word('file')} ${word(`basis.${basis}`)} ${range.from} ${range.to}`
    sendTable(ctx, { name, format: 'csv', bytes })
  }
}

const decimalSignOf = (language: Language) => (language === 'en' ? '.' : ',')

async function* rowsOf(tables: VatTable[], language: Language) {
  for (const { currency, periods } of tables.map(transformVatTable)) {
    const money = (amount: number) =>
      amount.toFixed(exponentOf(currency)).replace('.', decimalSignOf(language))
    for (const { from, to, rates } of periods) {
      yield rates.map(({ category, rate, net, tax, gross }) => {
        const word = translate(language, `vat:category.${category}`)
        return [from, to, currency, word, rate, ...[net, tax, gross].map(money)]
      })
    }
  }
}
