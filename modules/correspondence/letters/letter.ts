import type { Language } from '#core/i18n/languages'
import type { Attachment, MailBlock } from '#core/mail/mail'
import type { LetterRecipients } from '#modules/clients/public'
import type { LetterTexts } from '#modules/correspondence/templates/template_texts'

/** A letter of a company that brings a document, before somebody has changed its words or its recipients. */
export interface Letter {
  /** `module.document`, such as `invoicing.invoice`. */
  mailKind: string
  companyId: string
  clientId: string | null
  /** The record that it brings, and its number. */
  about: { type: string; id: string }
  number: string
  language: Language
  /** The company as printed on the document. */
  seller: { companyName: string; email: string }
  recipients: LetterRecipients
  /** As they go out, see `fillTexts`. */
  texts: LetterTexts
  /** Facts below the words: label and value. */
  facts: [label: string, value: string][]
  /** Where its button leads; the mail is kept secret, because such a link gives rights. */
  link?: string
  /** Small words below the button. */
  hint?: string
  /** Words below the facts. */
  closing?: string
  attachments: Attachment[]
}

type Shown = Pick<Letter, 'facts' | 'link' | 'hint' | 'closing'> & {
  texts: LetterTexts
  signature: string
}

/** The parts of its mail. They are plain text; the layout escapes them. */
export function letterBlocks({ texts, facts, link, hint, closing, signature }: Shown): MailBlock[] {
  const text = (content = ''): MailBlock[] => (content ? [{ kind: 'text', text: content }] : [])
  return [
    ...text(texts.message),
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ...(link ? [{ kind: 'action' as const, label: texts.button, href: link }] : []),
    ...(hint ? [{ kind: 'hint' as const, text: hint }] : []),
    ...text(closing),
    ...text(signature),
  ]
}
