import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'

const { page, pageSize } = listQuery(['date'])

/** Lists that have one order. */
export const pageOnly = { page, pageSize }

export const pageValidator = vine.create(pageOnly)
