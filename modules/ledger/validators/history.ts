import vine from '@vinejs/vine'
import { pageOnly } from './paging.js'

export const historyValidator = vine.create({
  ...pageOnly,
  /** `invoice`, `estimate`, `time` …; nothing is found of a kind that is not known. */
  kind: vine.string().maxLength(40).optional(),
})
