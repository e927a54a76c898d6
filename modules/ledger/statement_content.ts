import type { Day, Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Minor } from '#core/money/minor'
import { minor } from '#core/money/minor'
import {
  type Buyer,
  greetingOf,
  type PdfAccountEntry,
  type Seller,
  type StatementPdfModel,
  sellerName,
  templateOf,
} from '#modules/documents/public'
import { readLogo } from '#modules/settings/public'

/** An amount in minor units as JSON keeps it without loss. */
type StoredMoney = string

/** The complete content of a statement, as stored. */
export interface StatementContent {
  language: Language
  currency: string
  issuedOn: Day
  from: Day | null
  until: Day
  isOpenOnly: boolean
  seller: Seller
  buyer: Buyer
  opening: StoredMoney
  closing: StoredMoney
  entries: (Omit<PdfAccountEntry, 'amount' | 'balance'> & {
    amount: StoredMoney
    balance: StoredMoney
  })[]
  /** By age: not due, up to 30, 60, 90 days, longer. */
  ageing: [StoredMoney, StoredMoney, StoredMoney, StoredMoney, StoredMoney]
  intro: string
}

/** The company of the statement, and the time stamp of its file. */
export interface StatementPrint {
  companyId: string
  createdAt: Instant
}

const money = (stored: StoredMoney): Minor => minor(BigInt(stored))

/** The model for the printing engine. */
export async function printedStatement(
  content: StatementContent,
  { companyId, createdAt }: StatementPrint
): Promise<StatementPdfModel> {
  const { seller, buyer, from, ageing } = content
  return {
    companyId,
    language: content.language,
    currency: content.currency,
    number: '',
    issuedOn: content.issuedOn,
    ...(from && { from }),
    until: content.until,
    isOpenOnly: content.isOpenOnly,
    seller: { ...seller, name: sellerName(seller) },
    buyer: { ...buyer, contact: '', customerNumber: buyer.number },
    opening: money(content.opening),
    closing: money(content.closing),
    entries: content.entries.map(({ amount, balance, ...entry }) => ({
      ...entry,
      amount: money(amount),
      balance: money(balance),
    })),
    ageing: [
      money(ageing[0]),
      money(ageing[1]),
      money(ageing[2]),
      money(ageing[3]),
      money(ageing[4]),
    ],
    intro: content.intro,
    footer: seller.invoiceFooter,
    template: templateOf({}, seller, 'invoice'),
    logo: await readLogo(seller),
    accent: seller.accentColor,
    greeting: greetingOf(seller, buyer, content.language),
    createdAt,
  }
}
