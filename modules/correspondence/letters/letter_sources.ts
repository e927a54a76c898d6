import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { kindsWith } from '#core/records/record_kinds'
import type { SendingWish, SentLetter } from '#modules/correspondence/actions/send_letter'

/** How the letters that bring a kind of record are sent. @param reader language of the sentences in a failure */
export type LetterSource = (
  company: CompanyScope,
  id: string,
  wish: SendingWish,
  reader: Language
) => Promise<SentLetter>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** How its records are sent again from the outbox, by what the letter is about. */
    resend?: Readonly<Record<string, LetterSource>>
  }
}

export const letterSource = (type: string | null): LetterSource | undefined =>
  type === null
    ? undefined
    : kindsWith('resend').find(({ resend }) => Object.hasOwn(resend, type))?.resend[type]
