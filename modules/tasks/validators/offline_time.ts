import vine from '@vinejs/vine'
import { instant } from '#core/validation/instant'
import { id } from './rules.js'

/** In the order in which they were made; one without a start ends the break that was open. */
const breaks = () =>
  vine
    .array(vine.object({ startTime: instant().optional(), endTime: instant().optional() }))
    .maxLength(200)
    .optional()

/** Instants are by the server's clock, as far as the client knows it. Without an `endTime` the timer runs. */
export const offlineTimeValidator = vine.create({
  taskId: id(),
  startTime: instant(),
  endTime: instant().optional(),
  breaks: breaks(),
})

export const offlineChangeValidator = vine.create({
  endTime: instant().optional(),
  breaks: breaks(),
})
