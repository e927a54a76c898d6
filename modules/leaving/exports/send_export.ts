import type { HttpContext } from '@adonisjs/core/http'
import { dayOf } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyExport } from '#modules/leaving/models/company_export'
import { readExport } from './export_files.js'

/** Answers with a finished export, as it is read from the disk. @throws 404 */
export function sendExport(
  { response, logger }: HttpContext,
  one: CompanyExport | null,
  timeZone: string
) {
  if (one?.state !== 'ready') throw notFound()
  const day = dayOf(Number(one.createdAt), timeZone)
  response.header('content-type', 'application/zip')
  response.header('content-length', String(one.bytes))
  response.header('content-disposition', `attachment; filename="kontor-${day}.zip"`)
  response.header('cache-control', 'private, no-store')
  response.stream(readExport(one), (error) => {
    logger.error({ err: error }, 'a complete export broke off')
    return ['', 500]
  })
}
