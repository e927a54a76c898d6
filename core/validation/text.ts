import vine from '@vinejs/vine'

/** Refuses control characters and broken Unicode, and composes accents, so that equal text is equal. */
const plainText = vine.createRule<{ pattern: RegExp }>(
  (value, { pattern }, field) => {
    if (typeof value !== 'string') return
    if (pattern.test(value) || !value.isWellFormed()) {
      field.report('The {{ field }} field has unusable characters', 'plainText', field)
    } else {
      field.mutate(value.normalize('NFC'), field)
    }
  },
  { name: 'plainText' }
)

const NOT_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u
const NOT_IN_PARAGRAPH = /(?![\n\r\t])\p{Cc}/u

/** One line of text, trimmed. @param longest in characters */
export const line = (longest: number) =>
  vine
    .string()
    .trim()
    .maxLength(longest)
    .use(plainText({ pattern: NOT_IN_LINE }))

/** Text that may have line breaks. */
export const paragraph = (longest: number) =>
  vine
    .string()
    .trim()
    .maxLength(longest)
    .use(plainText({ pattern: NOT_IN_PARAGRAPH }))

const notCleared = vine.createRule(
  (value, _options, field) => {
    if (value === null) field.report('The {{ field }} field must be defined', 'required', field)
  },
  { name: 'required', implicit: true }
)

/** A line that may be left out of a change but not emptied. */
export const keptLine = (longest: number) =>
  line(longest).minLength(1).nullable().optional().use(notCleared())
