import vine from '@vinejs/vine'
import { wholeNumber } from '#core/validation/number'

const MOST_PORTIONS = 1000

/** The portion of a long document in a picture: `?page=2` is the second one. */
export const pictureValidator = vine.create({
  page: wholeNumber().range([1, MOST_PORTIONS]).optional(),
})
