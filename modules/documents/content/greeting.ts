import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Greeting } from '../pdf/kinds/pdf_model.js'
import type { Buyer, Seller } from './parties.js'
import { surnameOf } from './surname_of.js'

/**
 * The greeting of a letter, from the copies of its parties, so that a frozen letter keeps it.
 * @returns undefined for companies that do not want it, and for letters from before 2026-12
 */
export const greetingOf = (
  seller: Seller,
  buyer: Pick<Buyer, 'name' | 'addressee'>,
  language: Language
): Greeting | undefined =>
  seller.hasGreeting
    ? {
        salutation: salutationFor(buyer, language),
        farewell: [word(language, 'farewell'), ...signersOf(seller)],
      }
    : undefined

/** `Sehr geehrte Frau Grünewald,` when the person and the form of address are set, else a greeting without a name. */
export function salutationFor(
  { addressee }: Pick<Buyer, 'name' | 'addressee'>,
  language: Language
): string {
  if (!addressee) return `${word(language, 'salutation.nobody')},`
  const { formOfAddress, name } = addressee
  return `${word(language, `salutation.${formOfAddress}`)} ${surnameOf(name)},`
}

type Signing = Pick<Seller, 'signer' | 'contactName' | 'companyName'>

/** The signer, and the company below when the signer is a person. */
export function signersOf({ signer, contactName, companyName }: Signing): string[] {
  const person = signer || contactName || ''
  return [...new Set([person, companyName])].filter(Boolean)
}

const word = (language: Language, key: string) => translate(language, `documents:letter.${key}`)
