import { FieldError } from '#core/errors/app_error'
import { LANGUAGES } from '#core/i18n/languages'
import { unknownPlaceholder } from '#core/i18n/unknown_placeholder'
import type { SettingsChange } from '#modules/settings/validators/settings'

/** The only placeholder of the terms of payment. */
const DUE_DATE = 'dueDate'

/**
 * Refuses terms of payment with a placeholder that nothing replaces on an invoice.
 * @throws 422 `variable_unknown` at the text
 */
export function assertPaymentTerms({ preferences, texts }: SettingsChange) {
  assertKnown('preferences.paymentTerms', preferences?.paymentTerms)
  for (const language of LANGUAGES) {
    assertKnown(`texts.${language}.paymentTerms`, texts?.[language]?.paymentTerms)
  }
}

function assertKnown(field: string, text: string | null | undefined) {
  const unknown = unknownPlaceholder(text ?? '', (name) => name === DUE_DATE, false)
  if (unknown === undefined) return
  throw new FieldError(field, 'settings.variable_unknown', { values: { name: `{{${unknown}}}` } })
}
