import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'

const { page, pageSize, order } = listQuery(['date'])

/** Of one project, in the order of their days. */
export const projectInvoicesValidator = vine.create({
  projectId: vine.string().maxLength(36),
  page,
  pageSize,
  order,
})
