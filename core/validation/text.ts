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

const maxLines = vine.createRule<{ max: number }>(
  (value, { max }, field) => {
    if (typeof value !== 'string' || value.split('\n').length <= max) return
    field.report('The {{ field }} field has too many lines', 'maxLines', field, { max })
  },
  { name: 'maxLines' }
)

/** Text that may have line breaks. @param longest in characters @param most lines, for a text that is printed */
export const paragraph = (longest: number, most = longest) =>
  vine
    .string()
    .trim()
    .maxLength(longest)
    .use(plainText({ pattern: NOT_IN_PARAGRAPH }))
    .use(maxLines({ max: most }))

/** Lines of a text in a letter: more than a page has, so that it stays a letter. */
const MOST_LETTER_LINES = 100

/** Text that is printed in a letter, above or below its figures. @param longest in characters */
export const letterText = (longest: number) => paragraph(longest, MOST_LETTER_LINES)

const notCleared = vine.createRule(
  (value, _options, field) => {
    if (value === null) field.report('The {{ field }} field must be defined', 'required', field)
  },
  { name: 'required', implicit: true }
)

/** A line that may be left out of a change but not emptied. */
export const keptLine = (longest: number) =>
  line(longest).minLength(1).nullable().optional().use(notCleared())
