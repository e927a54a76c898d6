import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'

export const TABLE_FORMATS = ['csv', 'xlsx'] as const
export type TableFileFormat = (typeof TABLE_FORMATS)[number]

const TYPES: Record<TableFileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * Answers with a table that is built while it is sent. A failure on the way ends the connection, so that a part is
 * never taken for the whole.
 * @param name without its ending
 */
export function sendTable(
  { response, logger }: Pick<HttpContext, 'response' | 'logger'>,
  { name, format, bytes }: Table
): void {
  response.header('content-type', TYPES[format])
  response.header(
    'content-disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`
  )
  response.header('cache-control', 'private, no-store')
  response.stream(Readable.from(bytes), (error) => {
    logger.error({ err: error }, 'a table broke off')
    return ['', 500]
  })
}

interface Table {
  name: string
  format: TableFileFormat
  bytes: AsyncIterable<Buffer | string>
}
