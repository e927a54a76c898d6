import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { ROWS_PER_PAGE, rowsOf } from '../pdf/print_rows.js'

/** Pages that the lines of one document may fill: 500 lines of 450 characters do. */
const MOST_PAGES = 150

/**
 * Refuses lines that together fill more pages than a document may have; the failure names the first description beyond
 * the limit. Every saved document can be printed, although a print is stopped when it takes too much time or memory.
 */
export const fitsPages = vine.createRule(
  (value, _options, field) => {
    if (!Array.isArray(value)) return
    let left = MOST_PAGES * ROWS_PER_PAGE
    const tooMuch = value.findIndex((line) => {
      const description = line?.description
      left -= typeof description === 'string' ? Math.max(1, rowsOf(description)) : 1
      return left < 0
    })
    if (tooMuch < 0) return
    field.isValid = false
    const place = descriptionAt(field, tooMuch)
    field.report('The lines fill too many pages', 'fitsPages', place, { pages: MOST_PAGES })
  },
  { name: 'fitsPages' }
)

/** The field of the description of a line. */
const descriptionAt = (lines: FieldContext, index: number): FieldContext => ({
  ...lines,
  name: 'description',
  isArrayMember: false,
  wildCardPath: `${lines.wildCardPath}.*.description`,
  getFieldPath: () => `${lines.getFieldPath()}.${index}.description`,
})
