import vine from '@vinejs/vine'
import { TOKEN_SCOPES } from '#core/http/guards/token_scopes'
import { line } from '#core/validation/text'

const LONGEST_DAYS = 365

export const personalTokenValidator = vine.create({
  name: line(100).minLength(1),
  scopes: vine
    .array(vine.enum(TOKEN_SCOPES))
    .minLength(1)
    .maxLength(TOKEN_SCOPES.length)
    .distinct(),
  /** Days until it ends. */
  days: vine.number().withoutDecimals().range([1, LONGEST_DAYS]),
})
