import { csvLines } from '#core/files/csv_lines'
import { sendTable } from '#core/files/send_table'
import type { CompanyContext } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { Import } from '#modules/imports/models/import'
import { faultsOfImport } from '#modules/imports/queries/faults'
import { assertReachesImport } from '#modules/imports/reach'

export default class ImportFaultFilesController {
  /** All rows that were left out, and why, as CSV. */
  async show(ctx: CompanyContext) {
    await assertReachesImport(ctx, ctx.params.id)
    const { company, language } = ctx
    const record = await Import.findRead(company, ctx.params.id)
    const headings = ['row', 'column', 'value', 'reason'].map((name) =>
      translate(language, `imports:faults.heading_${name}`)
    )
    const rows = async function* () {
      for await (const faults of faultsOfImport(company, record.id)) {
        yield faults.map(({ row, column, value, message }) => [row, column, value, message])
      }
    }
    return sendTable(ctx, {
      name: translate(language, 'imports:faults.file'),
      format: 'csv',
      bytes: csvLines(headings, rows()),
    })
  }
}
