import { FieldError } from '#core/errors/app_error'
import { unknownPlaceholder } from '#core/i18n/unknown_placeholder'
import { type LetterKind, messageVariables } from '#modules/correspondence/letters/letter_kinds'
import type { LetterTexts } from './template_texts.js'

/**
 * Refuses an unknown variable in double braces: otherwise the client would be the first to notice it. The link gives
 * rights and is kept out of the subject, which is stored readable.
 * @throws 422 `variable_unknown`
 */
export function assertKnownVariables(kind: LetterKind, texts: LetterTexts) {
  for (const field of ['subject', 'message', 'button'] as const) {
    const names = field === 'message' ? messageVariables(kind) : kind.variables
    const unknown = unknownPlaceholder(texts[field], (name) => Object.hasOwn(names, name))
    if (unknown === undefined) continue
    throw new FieldError(field, 'correspondence.variable_unknown', {
      values: { name: `{{${unknown}}}` },
    })
  }
}
