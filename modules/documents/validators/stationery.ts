import vine from '@vinejs/vine'
import { wholeNumber } from '#core/validation/number'

const DRAWING = /^[0-9a-f]{64}$/

/** Where a stationery leaves room for text, in millimetres. Half of the page stays free. */
export const stationeryRoom = {
  topFirst: wholeNumber().range([0, 140]),
  topFollowing: wholeNumber().range([0, 100]),
  bottom: wholeNumber().range([0, 90]),
  replacesHead: vine.boolean(),
}

/** A stationery with other room, or one from before that is put back. */
export const stationeryValidator = vine.create({
  first: vine.string().regex(DRAWING),
  following: vine.string().regex(DRAWING).nullable(),
  ...stationeryRoom,
})
