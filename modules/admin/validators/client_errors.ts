import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'

/** The report of a browser, which cuts longer texts before it sends them. */
export const clientErrorValidator = vine.create({
  name: vine.string().maxLength(100).optional(),
  message: vine.string().maxLength(1000),
  stack: vine.string().maxLength(10_000).optional(),
  /** The path of the page. */
  page: vine.string().maxLength(500),
  /** Version of the web app. */
  version: vine.string().maxLength(100).optional(),
})

const { search: _, ...paging } = listQuery(['lastSeenAt', 'count'])

/** Reports are few and sorted; there is nothing to search. */
export const clientErrorListValidator = vine.create(paging)
