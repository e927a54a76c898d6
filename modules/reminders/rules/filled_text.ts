import { type Day, formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { type Buyer, type Seller, salutationFor, signersOf } from '#modules/documents/public'

interface Letter {
  payUntilOn: Day
  seller: Pick<Seller, 'signer' | 'contactName' | 'companyName'>
  buyer: Pick<Buyer, 'name' | 'addressee'>
  language: Language
}

/** Texts that were written earlier have single braces. */
const PLACEHOLDER = /\{\{\s*(day|salutation|signer)\s*\}\}|\{(day|salutation|signer)\}/g

/** A level's text with its placeholders `{{day}}`, `{{salutation}}` and `{{signer}}` filled in. */
export function filledText(text: string, { payUntilOn, seller, buyer, language }: Letter): string {
  const values: Record<string, string> = {
    day: formatDay(payUntilOn),
    salutation: salutationFor(buyer, language),
    signer: signersOf(seller).join('\n'),
  }
  return text.replace(PLACEHOLDER, (_, name: string, old: string) => values[name ?? old] ?? '')
}
