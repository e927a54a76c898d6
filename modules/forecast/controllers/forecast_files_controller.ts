import { csvLines } from '#core/files/csv_lines'
import { sendTable } from '#core/files/send_table'
import type { CompanyContext } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { type Minor, minor, moneyText, NOTHING } from '#core/money/minor'
import { type Forecast, forecastOf } from '#modules/forecast/queries/forecast'
import { readWish } from '#modules/forecast/queries/read_wish'
import { forecastValidator } from '#modules/forecast/validators/forecast'

const HEADINGS = [
  'day',
  'source',
  'label',
  'client',
  'full',
  'percent',
  'amount',
  'balance',
] as const

export default class ForecastFilesController {
  /** Every expected payment as CSV, with the account balance after it. */
  async show(ctx: CompanyContext) {
    const { company, language, request } = ctx
    const input = await request.validateUsing(forecastValidator, { data: request.qs() })
    const { scenario, ...wish } = await readWish(ctx, input)
    const forecast = await forecastOf(company, { ...wish, changes: scenario?.changes ?? [] })
    const word = (key: string) => translate(language, `forecast:${key}`)
    const bytes = csvLines(
      HEADINGS.map((name) => word(`column.${name}`)),
      rowsOf(forecast, language)
    )
    const name = [word('file'), scenario?.name, forecast.today, forecast.until]
    sendTable(ctx, { name: name.filter(Boolean).join(' '), format: 'csv', bytes })
  }
}

async function* rowsOf({ company, items, balance }: Forecast, language: Language) {
  const { currency } = company
  const sign = language === 'en' ? '.' : ','
  const money = (amount: Minor) => moneyText(amount, currency).replace('.', sign)
  let left: bigint = balance?.today ?? NOTHING
  for (const { day, source, label, clientName, full, percent, amount } of items.expected) {
    left += amount
    const word = translate(language, `forecast:source.${source}`)
    const amounts = [money(full), percent, money(amount), money(minor(left))]
    yield [[day, word, label, clientName, ...amounts]]
  }
}
