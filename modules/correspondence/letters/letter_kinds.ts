import type { Language } from '#core/i18n/languages'
import type { Words } from '#core/i18n/placeholders'
import { kindsWith } from '#core/records/record_kinds'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { LINK } from './link_placeholder.js'

/** The parts of a standard text, and what the kind is called. */
export type TextPart = 'label' | 'subject' | 'message' | 'button'

/** Data of a real document for a preview. */
export interface LetterSample {
  words: Words
  facts: [label: string, value: string][]
}

/** A kind of letter whose words a company may choose. */
export interface LetterKind {
  /** Its name in addresses and in the table of templates, such as `invoice`. */
  name: string
  /** The address of one of its texts, such as `invoicing:letters.invoice.subject`. */
  textOf: (part: TextPart) => string
  /** The names that its texts may use, each with the address of its label, beside those of the calendar. */
  variables: Record<string, string>
  /** Whether its mails have a button that opens the document; its label can be chosen, and the message may hold `{{link}}`. */
  hasButton: boolean
  /** The newest document of a company that such a letter could bring; nothing when there is none. */
  sample(company: CompanyReference, language: Language): Promise<LetterSample | undefined>
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** The letters that bring its records, or are about them. */
    letters?: readonly LetterKind[]
  }
}

/** The names that the message of a kind may use, each with the address of its label. */
export const messageVariables = ({ variables, hasButton }: LetterKind): Record<string, string> => ({
  ...variables,
  ...(hasButton && { [LINK]: 'correspondence:variables.link' }),
})

export const letterKinds = (): LetterKind[] =>
  kindsWith('letters').flatMap(({ letters }) => letters)

export const letterKind = (name: string) => letterKinds().find((kind) => kind.name === name)
