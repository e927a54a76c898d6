import vine from '@vinejs/vine'
import { line as text } from '#core/validation/text'

/** More rules than there are serious doubts. */
const MOST_RULES = 20

/** The rules of serious doubts that somebody has read and acknowledges, as the check of a draft names them. */
export const acknowledgedRules = () => vine.array(text(60)).maxLength(MOST_RULES).optional()

export const invoiceIssueValidator = vine.create({ acknowledged: acknowledgedRules() })
