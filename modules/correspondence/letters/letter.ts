import type { Language } from '#core/i18n/languages'
import type { Attachment, MailBlock } from '#core/mail/mail'
import type { LetterRecipients } from '#modules/clients/public'
import type { LetterTexts } from '#modules/correspondence/templates/template_texts'
import { type DocumentLink, withLinks } from './link_placeholder.js'

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
  seller: { companyName: string; tradingName?: string; email: string }
  recipients: LetterRecipients
  /** As they go out, see `fillTexts`. */
  texts: LetterTexts
  /** Facts below the words: label and value. */
  facts: [label: string, value: string][]
  /** The pages that its buttons open; the mail is kept secret, because such a link gives rights. Without, it names none. */
  links?: DocumentLink[]
  /** Small words below the button. */
  hint?: string
  /** Words below the facts. */
  closing?: string
  attachments: Attachment[]
}

type Shown = Pick<Letter, 'facts' | 'links' | 'hint' | 'closing'> & {
  texts: LetterTexts
  signature: string
}

/** The parts of its mail. They are plain text; the layout escapes them. */
export function letterBlocks(shown: Shown): MailBlock[] {
  const { texts, facts, links, hint, closing = '', signature } = shown
  const text = (content: string): MailBlock[] =>
    content ? [{ kind: 'text', text: links ? withLinks(content, links) : content }] : []
  return [
    ...text(texts.message),
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ...(links ?? []).map(({ number, address }) => ({
      kind: 'action' as const,
      label: links?.[1] ? `${texts.button} (${number})` : texts.button,
      href: address,
    })),
    ...(hint ? [{ kind: 'hint' as const, text: hint }] : []),
    ...text(closing),
    ...text(signature),
  ]
}
