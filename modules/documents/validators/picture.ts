import vine from '@vinejs/vine'
import { wholeNumber } from '#core/validation/number'

const MOST_PORTIONS = 1000

/** Which portion of a long document a picture shows: `?page=2` is the second one. */
export const pictureValidator = vine.create({
  page: wholeNumber().range([1, MOST_PORTIONS]).optional(),
})
