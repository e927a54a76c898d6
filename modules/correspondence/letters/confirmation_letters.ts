import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { DocumentLetters, MailedDocument } from './document_letters.js'
import type { TextPart } from './letter_kinds.js'

/** The answer of a client. */
export type AnswerKind = 'accepted' | 'declined'

/** The status of an offer with that answer. */
type AnswerStatus = 'Accepted' | 'Declined'

type Offer = MailedDocument & { acceptedTotal: Minor | null }

interface Offers<Document extends Offer> {
  /** How the offers themselves are mailed. */
  letters: DocumentLetters<Document>
  mailKind: string
  /** The address of a standard text. */
  textOf(status: AnswerStatus, part: TextPart): string
  /** The last one with an answer, for the preview of its template. */
  newest(company: CompanyReference, status: AnswerStatus): Promise<Document | null>
}

/** How a client gets its own answer to a kind of offer confirmed, with templates of their own. */
export function confirmationLetters<Document extends Offer>({
  letters,
  mailKind,
  textOf,
  newest,
}: Offers<Document>): Record<AnswerKind, DocumentLetters<Document>> {
  const agreed = ({ acceptedTotal, total, currency }: Document, language: Language) =>
    formatMoney(acceptedTotal ?? total, currency, language)

  const lettersFor = (status: AnswerStatus): DocumentLetters<Document> => ({
    ...letters,
    type: `${letters.type}${status}`,
    mailKind,
    textOf: (part) => textOf(status, part),
    wordsOf(document, reader) {
      const words = letters.wordsOf(document, reader)
      return (name, offset) =>
        name === 'total' && offset === 0 ? agreed(document, reader.language) : words(name, offset)
    },
    factsOf: (document, language) => [
      [translate(language, 'correspondence:answer.number'), document.number ?? ''],
      [translate(language, 'correspondence:answer.total'), agreed(document, language)],
    ],
    newest: (company) => newest(company, status),
  })
  return { accepted: lettersFor('Accepted'), declined: lettersFor('Declined') }
}
