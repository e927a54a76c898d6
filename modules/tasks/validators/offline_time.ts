import vine from '@vinejs/vine'
import { IDEMPOTENCY_KEY } from '#core/http/write'
import { instant } from '#core/validation/instant'
import { line } from '#core/validation/text'
import { id } from './rules.js'
import { tagName } from './time_entry.js'

/** As the header takes it: browsers make other keys than terminals. */
const givenUpKey = () => vine.string().regex(IDEMPOTENCY_KEY).optional()

/**
 * In the order in which they were made; one without a start ends the break that was open. `startKey` and `endKey` are the
 * idempotency keys of a pause and a resume that the client gave up on, and that may still be carried out.
 */
const breaks = () =>
  vine
    .array(
      vine.object({
        startTime: instant().optional(),
        endTime: instant().optional(),
        startKey: givenUpKey(),
        endKey: givenUpKey(),
      })
    )
    .maxLength(200)
    .optional()

/** `tags` are added to those that an entry has. */
const details = () => ({
  note: line(1000).optional(),
  tags: vine.array(tagName()).maxLength(20).optional(),
})

/**
 * Instants are by the server's clock, as far as the client knows it. Without an `endTime` the timer runs.
 * `startKey` is the idempotency key of a start that the client gave up on, and that may still be carried out.
 */
export const offlineTimeValidator = vine.create({
  taskId: id(),
  startTime: instant(),
  endTime: instant().optional(),
  breaks: breaks(),
  ...details(),
  startKey: givenUpKey(),
})

export const offlineChangeValidator = vine.create({
  endTime: instant().optional(),
  breaks: breaks(),
  ...details(),
})
