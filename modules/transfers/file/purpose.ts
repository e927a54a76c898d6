import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import type { TransferableExpense } from '#modules/expenses/public'

/**
 * The purpose of a transfer: the vendor's own number, by which the vendor finds the invoice, then the number of the
 * expense, by which the bank entry is matched.
 */
export function purposeOf(
  { reference, number, gross }: Pick<TransferableExpense, 'reference' | 'number' | 'gross'>,
  language: Language
): string {
  const key = gross < 0n ? 'transfers:file.credit' : 'transfers:file.purpose'
  const document = reference && translate(language, key, { number: reference })
  return sepaText([document, number].filter(Boolean).join(', '), LONGEST.purpose)
}
