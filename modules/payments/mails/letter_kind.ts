import { readRows } from '#core/database/read_rows'
import type { LetterKind } from '#modules/correspondence/public'
import type { PaymentRow } from '#modules/invoicing/public'
import { knownAs, readCompanySettings } from '#modules/settings/public'
import { factsOf, partsOf, RECEIPT_VARIABLES, wordsOfPayment } from './receipt_letter.js'

const NEWEST = 'select * from payments where company_id = ? order by id desc limit 1'

export const RECEIPT_LETTER: LetterKind = {
  name: 'receipt',
  textOf: (part) => `payments:letters.receipt.${part}`,
  variables: RECEIPT_VARIABLES,
  hasButton: true,
  async sample(company, language) {
    const [payment] = await readRows<PaymentRow>(NEWEST, [company.id])
    if (!payment) return undefined
    const parts = await partsOf(payment)
    const companyName = knownAs(await readCompanySettings(company))
    return {
      words: wordsOfPayment(payment, parts, { companyName, language }),
      facts: factsOf(payment, parts, language),
    }
  },
}
