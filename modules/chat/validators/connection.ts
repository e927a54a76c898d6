import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

const LONGEST_KEY = 2_000
/** High enough for any company, low enough for a sum that is exact. */
const MOST = 1_000_000_000

/** An address without query, fragment and sign-in, which would end up in places that are not secret. */
const plainAddress = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !URL.canParse(value)) {
    return field.report('The {{ field }} field must be an address', 'url', field)
  }
  const { protocol, search, hash, username, password } = new URL(value)
  const isPlain = ['http:', 'https:'].includes(protocol) && !search && !hash
  if (!isPlain || username || password) {
    field.report('The {{ field }} field must be an address', 'url', field)
  }
})

const limit = () => vine.number().withoutDecimals().range([0, MOST])

export const connectionValidator = vine.create({
  address: line(300).use(plainAddress()),
  model: line(200).minLength(1),
  /** Left out it stays, null removes it. */
  key: line(LONGEST_KEY).minLength(1).nullable().optional(),
  isOn: vine.boolean({ strict: true }),
  monthlyRequests: limit(),
  monthlyTokens: limit(),
})
