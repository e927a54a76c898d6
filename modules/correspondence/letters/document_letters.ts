import { type Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Words } from '#core/i18n/placeholders'
import { translate } from '#core/i18n/translate'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { fillTexts, textsFor } from '#modules/correspondence/templates/template_texts'
import {
  type DocumentModel,
  letterRecipientsOf,
  partiesOf,
  type Seller,
} from '#modules/documents/public'
import { knownAs } from '#modules/settings/public'
import type { Letter } from './letter.js'
import type { LetterKind, TextPart } from './letter_kinds.js'
import { letterWords } from './letter_words.js'

/** A commercial document that is mailed with its PDF. */
export type MailedDocument = DocumentModel & {
  id: string
  /** Given at issue; a draft that may be sent gets it then. */
  number: string | null
  sentAt: Instant | null
}

/** The reader of a document's words. */
export interface LetterReader {
  seller: Pick<Seller, 'companyName' | 'tradingName'>
  language: Language
  /** The person whom it goes to. */
  contact?: string
}

/** How the documents of one kind are mailed. */
export interface DocumentLetters<Document extends MailedDocument> {
  /** Of the record, and the name of its template. */
  type: string
  /** `module.document` */
  mailKind: string
  /** The address of one of its standard texts, such as `estimates:letters.estimate.subject`. */
  textOf(part: TextPart): string
  /** Placeholders for templates, each with the key of its label. */
  variables: Record<string, string>
  /** Whether it has a link by which it is answered. */
  hasButton: boolean
  /** Address of the small words below the button. */
  hint?: string
  wordsOf(document: Document, reader: LetterReader): Words
  /** Facts below the words: label and value. */
  factsOf(document: Document, language: Language): [label: string, value: string][]
  pdfName(document: Document, language: Language): string
  /** Kind of the attachment source that prints it. */
  pdfSource: string
  /** The last one that was issued, for the preview of its template. */
  newest(company: CompanyReference): Promise<Document | null>
}

/** Values of the placeholders of any document, with those of its own kind. */
export const wordsOfDocument = (
  document: MailedDocument,
  { seller, language, contact = '' }: LetterReader,
  own: Record<string, string>
): Words =>
  letterWords(
    {
      number: document.number,
      client: document.clientName,
      contact,
      company: knownAs(seller),
      date: document.dateOn,
      total: document.total,
      currency: document.currency,
      serviceFrom: document.serviceOn,
      serviceUntil: document.serviceUntil,
    },
    language,
    own
  )

/** The letter that brings documents of a kind, for those who choose its words. */
export function letterKindOf<Document extends MailedDocument>(
  letters: DocumentLetters<Document>
): LetterKind {
  return {
    name: letters.type,
    textOf: letters.textOf,
    variables: letters.variables,
    hasButton: letters.hasButton,
    async sample(company, language) {
      const document = await letters.newest(company)
      if (!document) return undefined
      const { seller } = await partiesOf(document)
      const words = letters.wordsOf(document, { seller, language })
      return { words, facts: letters.factsOf(document, language) }
    },
  }
}

/** The letter that brings a document with its PDF, and what it may name. A link is made when it is sent. */
export async function documentLetter<Document extends MailedDocument>(
  document: Document,
  letters: DocumentLetters<Document>
): Promise<{ letter: Letter; words: Words }> {
  const { companyId, clientId, id } = document
  const { type, mailKind, hint } = letters
  const { seller, language } = await partiesOf(document)
  const [recipients, template] = await Promise.all([
    letterRecipientsOf(document),
    textsFor({ id: companyId }, type, language),
  ])
  const contact = recipients.people[0]?.name
  const words = letters.wordsOf(document, { seller, language, contact })
  const texts = fillTexts(template, words)
  const file = letters.pdfName(document, language)
  const letter: Letter = {
    mailKind,
    companyId,
    clientId,
    about: { type, id },
    number: document.number ?? '',
    language,
    seller,
    recipients,
    texts,
    facts: letters.factsOf(document, language),
    ...(hint && { hint: translate(language, hint) }),
    attachments: [{ name: file, type: 'application/pdf', source: { kind: letters.pdfSource, id } }],
  }
  return { letter, words }
}
