import vine from '@vinejs/vine'
import { line as text } from '#core/validation/text'

/** More rules than there are serious doubts. */
const MOST_RULES = 20

/** The acknowledged rules of serious doubts, as named by the check of a draft. */
export const acknowledgedRules = () => vine.array(text(60)).maxLength(MOST_RULES).optional()

export const invoiceIssueValidator = vine.create({ acknowledged: acknowledgedRules() })
