import { qrSvg } from '#core/files/qr_svg'
import { translate } from '#core/i18n/translate'
import { LOCALES } from '#core/money/format'
import type { Minor } from '#core/money/minor'
import { keptTogether, printable } from '../clean_text.js'
import { epcPayload } from '../epc.js'
import { paintOf, textOn } from '../paint.js'
import type { LetterModel } from './pdf_model.js'

/** The amount due of a letter and the purpose of the transfer, which is empty on a draft because nobody pays it. */
export interface Asked {
  amount: Minor
  purpose: string
}

export type Word = (key: string, values?: Record<string, string>) => string

/** The engine's own words in the language of a letter. */
export const wordsOf =
  ({ language }: LetterModel): Word =>
  (key, values = {}) =>
    keptTogether(translate(language, `documents:pdf.${key}`, values))

/**
 * The frame that every template prints around its content. All texts are ready, so templates hold no rules.
 * @param money payable amount of the letter; a letter without one shows no account
 */
export function letterView(model: LetterModel, money?: Asked) {
  const { language, seller, buyer } = model
  const word = wordsOf(model)
  const isAbroad = buyer.country !== seller.country
  const accent = /^#[0-9a-f]{6}$/i.test(model.accent) ? model.accent : '#0F766E'
  const headName = seller.letterhead || seller.name
  const particulars = particularsOf(model, word, Boolean(money))
  return {
    language,
    template: model.template ?? 'classic',
    accent,
    onAccent: textOn(accent),
    paint: paintOf(accent),
    number: printable(model.number),
    date: model.issuedOn.split('-').map(Number),
    hasLogo: Boolean(model.logo),
    sellerName: printable(seller.name),
    headName: printable(headName),
    sender: printable(filled(headName, seller.street, place(seller)).join(' · ')),
    address: filled(
      buyer.name,
      buyer.contact,
      buyer.addressLine ?? '',
      buyer.street,
      place(buyer),
      isAbroad ? country(buyer.country, model).toLocaleUpperCase(LOCALES[language]) : ''
    )
      .flatMap((line) => printable(line).split('\n'))
      .slice(0, 8),
    salutation: printable(model.greeting?.salutation ?? ''),
    farewell: (model.greeting?.farewell ?? []).map(printable),
    qr: money?.purpose ? qrOf(model, money) : '',
    payment: money ? paymentOf(model, money, word) : [],
    qrTitle: word('qrTitle'),
    qrText: word('qrText'),
    page: word('page'),
    // Set for the first pages of a long document, whose page count is not determined yet.
    isExcerpt: false,
    of: word('of'),
    logoText: word('logo', { company: printable(seller.name) }),
    foot: Object.values(particulars).filter((column) => column.length > 0),
    seller: particulars,
    stationery: stationeryOf(model),
    footer: printable(model.footer),
    attachments: (model.attachments ?? []).map(({ content: _, description, ...attachment }) => ({
      ...attachment,
      description: printable(description),
    })),
  }
}

/** Where the stationery leaves room for text; null where none is printed. */
function stationeryOf({ stationery: drawings, seller }: LetterModel) {
  if (!drawings || !seller.stationery) return null
  const { topFirst, topFollowing, bottom, replacesHead } = seller.stationery
  return { topFirst, topFollowing, bottom, replacesHead, hasFollowing: drawings.length > 1 }
}

/** The title of a letter, which says when it is no longer valid. */
export function titleOf({ number, withdrawal }: LetterModel, name: string, word: Word) {
  const title = [name, number].filter(Boolean).join(' ')
  return printable(withdrawal ? `${title} (${word(`withdrawal.${withdrawal}.title`)})` : title)
}

/** The watermark on a draft, or on a letter that is no longer valid. */
export function watermarkOf({ withdrawal }: LetterModel, isDraft: boolean, word: Word) {
  if (isDraft) return word('watermark')
  return withdrawal ? word(`withdrawal.${withdrawal}.watermark`) : ''
}

/** The particulars of the company, in columns; the account only where somebody is asked to pay. */
function particularsOf(model: LetterModel, word: Word, asksForMoney: boolean) {
  const { seller } = model
  const column = (...lines: string[]) => filled(...lines).map(printable)
  return {
    address: column(
      seller.name,
      seller.addressLine ?? '',
      seller.street,
      place(seller),
      country(seller.country, model)
    ),
    contact: column(seller.phone, seller.email, seller.website),
    legal: column(
      seller.registerEntry,
      seller.legalNote ?? '',
      seller.vatId && `${word('vatId')} ${seller.vatId}`,
      seller.taxNumber && `${word('taxNumber')} ${seller.taxNumber}`,
      businessNumberOf(seller, word)
    ),
    bank: asksForMoney
      ? column(
          seller.bankName,
          seller.iban && `IBAN ${grouped(seller.iban)}`,
          seller.bic && `BIC ${seller.bic}`
        )
      : [],
  }
}

/** The number with its name in its country; left out where the VAT id contains it. */
function businessNumberOf({ businessNumber, vatId, country }: LetterModel['seller'], word: Word) {
  if (!businessNumber || vatId.endsWith(businessNumber)) return ''
  return `${word(`businessNumber.${numberName(country)}`)} ${businessNumber}`
}

/** Kosovo and Albania have names of their own for the number of a business. */
export const numberName = (country: string) =>
  country === 'XK' || country === 'AL' ? country : 'other'

/** A fact beside the address, left out when it is empty. */
export const fact = (word: Word, key: string, value: string | undefined) =>
  value ? [[word(key), printable(value)]] : []

/** The code that asks for an amount; empty where no banking app could read one. */
function qrOf({ seller, currency }: LetterModel, { amount, purpose }: Asked) {
  const { name, iban, bic } = seller
  const payload = epcPayload({ name, iban, bic, amount, currency, text: purpose })
  return payload ? qrSvg(payload) : ''
}

/** The account to pay to and the purpose of the transfer, beside the amount. */
const paymentOf = ({ seller }: LetterModel, { purpose }: Asked, word: Word) =>
  seller.iban
    ? [
        ['IBAN', grouped(seller.iban)],
        ...(seller.bic ? [['BIC', seller.bic]] : []),
        ...(purpose ? [[word('purpose'), printable(purpose)]] : []),
      ]
    : []

/** An IBAN in blocks of four that stay on one line. */
const grouped = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0')

export const filled = (...texts: string[]) => texts.filter((text) => text.trim() !== '')

const place = ({ postalCode, city }: { postalCode: string; city: string }) =>
  filled(postalCode, city).join(' ')

function country(code: string, { language }: LetterModel) {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(code) ?? code
}
