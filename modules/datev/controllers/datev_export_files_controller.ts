import { notFound } from '#core/errors/app_error'
import { readExport } from '#core/files/export_files'
import type { CompanyContext } from '#core/http/caller'
import { DatevExport } from '#modules/datev/models/datev_export'

export default class DatevExportFilesController {
  /** A finished export, as it is read from the disk. */
  async show({ company, params, response, logger }: CompanyContext) {
    const one = await DatevExport.one(company, params.id)
    if (one?.state !== 'ready') throw notFound()
    const name = `DATEV_${one.fromOn}_${one.toOn}.zip`
    response.header('content-type', 'application/zip')
    response.header('content-length', String(one.bytes))
    response.header('content-disposition', `attachment; filename="${name}"`)
    response.header('cache-control', 'private, no-store')
    response.stream(readExport({ companyId: company.id, id: one.id }), (error) => {
      logger.error({ err: error }, 'a DATEV export broke off')
      return ['', 500]
    })
  }
}
