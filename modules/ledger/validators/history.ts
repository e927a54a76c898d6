import vine from '@vinejs/vine'
import { pageOnly } from './paging.js'

export const historyValidator = vine.create({
  ...pageOnly,
  /** `invoice`, `estimate`, `time` …; an unknown kind matches nothing. */
  kind: vine.string().maxLength(40).optional(),
})
