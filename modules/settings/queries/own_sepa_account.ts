import { isValidIBAN } from 'ibantools'
import { isInSepa, type PaymentAddress, sepaAddress } from '#core/sepa/payment_parts'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings } from './company_settings.js'

/** A company's bank account as files for its bank name it, in the characters of SEPA. */
export interface SepaAccount extends PaymentAddress {
  holder: string
  iban: string
  bic: string
}

/** The company's own account; null without an IBAN of a country that takes part in SEPA. */
export async function ownSepaAccount(company: CompanyReference): Promise<SepaAccount | null> {
  const settings = await readCompanySettings(company)
  const { iban, bic } = settings
  if (!isValidIBAN(iban) || !isInSepa(iban)) return null
  return {
    iban,
    bic,
    holder: sepaText(settings.accountHolder || settings.companyName, LONGEST.name),
    ...sepaAddress(settings),
  }
}
