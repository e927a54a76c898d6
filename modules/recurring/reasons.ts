import { AppError, FieldError } from '#core/errors/app_error'
import { errorSentence } from '#core/errors/handler'
import type { Language } from '#core/i18n/languages'
import { hasText, translate } from '#core/i18n/translate'
import type { SentenceValues } from '#core/money/said'

/** Why an invoice could not be made: codes, so that it can be said in every language. */
export interface FailureReason {
  code: string
  /** Key of the sentence where the code alone does not choose it. */
  sentence?: string
  values?: SentenceValues
  /** Rules of the single fields, such as `description_missing`. */
  rules: string[]
}

interface Faulty {
  rule: string
}

/** The reason for a failure, undefined for an unexpected one. */
export function reasonOf(error: unknown): FailureReason | undefined {
  if (error instanceof FieldError) return { code: error.code, values: valuesOf(error), rules: [] }
  if (error instanceof AppError) {
    return {
      code: error.code,
      ...(error.details.sentence && { sentence: error.details.sentence }),
      values: valuesOf(error),
      rules: rulesOf(error.details.extra?.fields),
    }
  }
  // A text that was short enough grew too long when its placeholders were filled in.
  const { code } = error as { code?: string }
  return code === 'E_VALIDATION_ERROR'
    ? { code: 'recurring.content_invalid', rules: [] }
    : undefined
}

export const UNFORESEEN: FailureReason = { code: 'internal_error', rules: [] }

const valuesOf = ({ details }: AppError) => details.values

const rulesOf = (fields: unknown): string[] =>
  Array.isArray(fields) ? fields.map(({ rule }: Faulty) => rule) : []

/** The sentences of a reason. */
export function sayReason(reason: FailureReason, language: Language): string {
  const { code, values, rules } = reason
  const details = { values, ...(reason.sentence && { sentence: reason.sentence }) }
  const sentence = errorSentence(new AppError(422, code, details), language)
  const faults = rules.flatMap((rule) => {
    const keys = [...NAMESPACES.map((name) => `${name}:errors.${rule}`), `invoicing:doubts.${rule}`]
    const key = keys.find((one) => hasText(language, one))
    return key ? translate(language, key) : []
  })
  return [...new Set([sentence, ...faults])].join(' ')
}

/** Whose rules an invoice has to follow before it is issued. */
const NAMESPACES = ['invoicing', 'documents']
