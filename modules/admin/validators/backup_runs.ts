import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'

const { search: _, ...paging } = listQuery(['day'])

/** Backups are few and sorted by their day. */
export const backupRunListValidator = vine.create(paging)
