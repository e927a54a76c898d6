import vine from '@vinejs/vine'
import { line } from '#core/validation/text'
import { FEED_PARTS } from '#modules/calendar/feed/feed_parts'

export const calendarFeedValidator = vine.create({
  name: line(100).minLength(1),
  shows: vine.array(vine.enum(FEED_PARTS)).minLength(1).maxLength(FEED_PARTS.length).distinct(),
})
