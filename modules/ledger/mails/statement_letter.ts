import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Words } from '#core/i18n/placeholders'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import { minor } from '#core/money/minor'
import { type Client, letterRecipients } from '#modules/clients/public'
import {
  fillTexts,
  type Letter,
  letterWords,
  textsFor,
  VARIABLES,
} from '#modules/correspondence/public'
import { PDF_ATTACHMENT, pdfName } from '#modules/ledger/pdf/pdf_name'
import type { StatementContent } from '#modules/ledger/statement_content'
import { knownAs } from '#modules/settings/public'

const { client, contact, company, date } = VARIABLES

/** Placeholders of a statement for templates; its date is its last day. */
export const STATEMENT_VARIABLES = {
  client,
  contact,
  company,
  date,
  balance: 'ledger:letters.balance',
}

const closingOf = ({ closing, currency }: StatementContent, language: Language) =>
  formatMoney(minor(BigInt(closing)), currency, language)

/**
 *
 * @param person the recipient
 */
export const wordsOfStatement = (
  content: StatementContent,
  language: Language,
  person = ''
): Words =>
  letterWords(
    {
      number: '',
      client: content.buyer.name,
      contact: person,
      company: knownAs(content.seller),
      date: content.until,
      currency: content.currency,
    },
    language,
    { balance: closingOf(content, language) }
  )

/** Facts below the words of the letter. */
export function factsOf(content: StatementContent, language: Language): [string, string][] {
  const { from, until } = content
  const label = (key: string) => translate(language, `ledger:mail.${key}`)
  return [
    [label('period'), [from, until].flatMap((day) => (day ? formatDay(day) : [])).join(' – ')],
    [label('balance'), closingOf(content, language)],
  ]
}

/** The letter with a statement that is not stored yet, and its placeholders. */
export async function statementLetter(
  receiver: Client,
  content: StatementContent
): Promise<{ letter: Omit<Letter, 'about'>; words: Words }> {
  const { companyId, id: clientId } = receiver
  const { language, seller, until } = content
  const [recipients, template] = await Promise.all([
    letterRecipients(receiver),
    textsFor({ id: companyId }, 'statement', language),
  ])
  const words = wordsOfStatement(content, language, recipients.people[0]?.name)
  const letter = {
    mailKind: 'ledger.statement',
    companyId,
    clientId,
    // It has no number; its last day identifies it.
    number: formatDay(until),
    language,
    seller,
    recipients,
    texts: fillTexts(template, words),
    facts: factsOf(content, language),
    attachments: [],
  }
  return { letter, words }
}

/** The same for a stored statement: with its PDF. */
export async function keptStatementLetter(
  receiver: Client,
  { id, content }: { id: string; content: StatementContent }
): Promise<Letter> {
  const { letter } = await statementLetter(receiver, content)
  return {
    ...letter,
    about: { type: 'statement', id },
    attachments: [
      { name: pdfName(content), type: 'application/pdf', source: { kind: PDF_ATTACHMENT, id } },
    ],
  }
}
