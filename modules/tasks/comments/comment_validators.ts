import vine from '@vinejs/vine'
import { LARGEST_PAGE } from '#core/http/list_query'
import { paragraph } from '#core/validation/text'
import { id } from '#modules/tasks/validators/rules'

const LONGEST_COMMENT = 5000
/** People of one comment who get a mail. */
const MOST_MENTIONS = 50

/** `mentionIds` are the people whom the text names; each gets one mail. */
export const commentValidator = vine.create({
  text: paragraph(LONGEST_COMMENT).minLength(1),
  mentionIds: vine.array(id()).maxLength(MOST_MENTIONS).distinct().optional(),
})

export const commentListValidator = vine.create({
  pageSize: vine.number().withoutDecimals().range([1, LARGEST_PAGE]).optional(),
})
