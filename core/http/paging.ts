import type { HttpContext } from '@adonisjs/core/http'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { LARGEST_PAGE } from './list_query.js'

export interface PageWish {
  page?: number
  pageSize?: number
}

/**
 * One page of a list, and how to get at the rest in the headers `X-Total-Count` and `Link` (RFC 8288).
 * @param query filtered and sorted, the last sort being unique, so that no row is shown twice
 */
export async function readPage<Row>(
  ctx: Pick<HttpContext, 'request' | 'response'>,
  query: DatabaseQueryBuilderContract<Row>,
  { page = 1, pageSize = LARGEST_PAGE }: PageWish
): Promise<Row[]> {
  announcePages(ctx, { total: await countRows(query), page, pageSize })
  return await query.clone().forPage(page, pageSize)
}

/** The headers of a page, for a list that knows its total otherwise. */
export function announcePages(
  { request, response }: Pick<HttpContext, 'request' | 'response'>,
  { total, page = 1, pageSize = LARGEST_PAGE }: PageWish & { total: number }
) {
  response.header('x-total-count', String(total))
  const link = linkHeader(request, { page, last: Math.max(1, Math.ceil(total / pageSize)) })
  if (link) response.header('link', link)
}

/** How many rows a query has, whatever it selects and however it sorts. */
export async function countRows<Row>(query: DatabaseQueryBuilderContract<Row>) {
  const [row] = await query.clone().clearSelect().clearOrder().count('* as total')
  return Number((row as { total: number | string }).total)
}

function linkHeader(
  request: HttpContext['request'],
  { page, last }: { page: number; last: number }
) {
  const wanted = [
    { rel: 'first', to: 1, isNeeded: last > 1 },
    { rel: 'prev', to: Math.min(page - 1, last), isNeeded: page > 1 },
    { rel: 'next', to: page + 1, isNeeded: page < last },
    { rel: 'last', to: last, isNeeded: last > 1 },
  ]
  return wanted
    .filter(({ isNeeded }) => isNeeded)
    .map(({ rel, to }) => `<${addressOfPage(request, to)}>; rel="${rel}"`)
    .join(', ')
}

/** The address of a request, for another page. */
export function addressOfPage(request: HttpContext['request'], page: number) {
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  parameters.set('page', String(page))
  return `${request.url()}?${parameters}`
}
