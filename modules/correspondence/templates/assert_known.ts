import { FieldError } from '#core/errors/app_error'
import { isCalendarName } from '#core/i18n/calendar_words'
import { placeholdersIn } from '#core/i18n/placeholders'
import type { LetterKind } from '#modules/correspondence/letters/letter_kinds'
import type { LetterTexts } from './template_texts.js'

/** Refuses an unknown variable in double braces: otherwise the client would be the first to notice it. */
export function assertKnownVariables(kind: LetterKind, texts: LetterTexts) {
  for (const field of ['subject', 'message', 'button'] as const) {
    const unknown = placeholdersIn(texts[field]).find((one) => !isKnown(kind, one))
    if (!unknown) continue
    const name = 'name' in unknown ? unknown.name : unknown.unreadable
    throw new FieldError(field, 'correspondence.variable_unknown', {
      values: { name: `{{${name}}}` },
    })
  }
}

function isKnown({ variables }: LetterKind, found: ReturnType<typeof placeholdersIn>[number]) {
  if (!('name' in found)) return false
  if (isCalendarName(found.name)) return true
  return found.offset === 0 && Object.hasOwn(variables, found.name)
}
