import { csvLines } from '#core/files/csv_lines'
import { sendTable } from '#core/files/send_table'
import type { CompanyContext } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { exportedMonth, remarkOf } from '#modules/people/queries/printed_month'
import { reachPerson } from '#modules/people/reach'
import { monthValidator } from '#modules/people/validators/calendar'

const HEADINGS = ['date', 'worked', 'target', 'difference', 'remark', 'warnings'] as const

export default class MonthTablesController {
  /** A month as CSV: a row for each day, hours as decimals. */
  async show(ctx: CompanyContext) {
    const { language, params, request } = ctx
    const wish = await request.validateUsing(monthValidator, { data: request.qs() })
    const person = await reachPerson(ctx, params.id)
    const { month, name } = await exportedMonth(ctx, person, wish.month)
    const rows = month.days.map((day) => [
      day.date,
      hours(day.workedSeconds),
      hours(day.targetSeconds),
      // Days to come have nothing to compare yet.
      day.date <= month.overtimeUntil ? hours(day.workedSeconds - day.targetSeconds) : '',
      remarkOf(day, language),
      day.warnings.map(({ paragraph }) => paragraph).join(', '),
    ])
    const headings = HEADINGS.map((key) => translate(language, `people:month.column.${key}`))
    const bytes = csvLines(headings, inOneBlock(rows), language === 'en' ? '.' : ',')
    sendTable(ctx, { name, format: 'csv', bytes })
  }
}

const hours = (seconds: number) => Math.round(seconds / 36) / 100

async function* inOneBlock<Row>(rows: Row[]) {
  yield rows
}
