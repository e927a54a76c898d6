import { once } from 'node:events'
import type { HttpContext } from '@adonisjs/core/http'
import { dayOf } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import { readExport } from '#core/files/export_files'
import type { CompanyExport } from '#modules/leaving/models/company_export'

/**
 * Answers with a finished export while it is read from the disk. One that is damaged further on breaks off.
 * @throws 404; FileUnreadable when its beginning is damaged
 */
export async function sendExport(
  { response, logger }: HttpContext,
  one: CompanyExport | null,
  timeZone: string
) {
  if (one?.state !== 'ready') throw notFound()
  const content = readExport(one)
  await once(content, 'readable')
  const day = dayOf(Number(one.createdAt), timeZone)
  response.header('content-type', 'application/zip')
  response.header('content-length', String(one.bytes))
  response.header('content-disposition', `attachment; filename="kontor-${day}.zip"`)
  response.header('cache-control', 'private, no-store')
  response.stream(content, (error) => {
    logger.error({ err: error }, 'a complete export broke off')
    return ['', 500]
  })
}
