import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import type { SendingWish, SentLetter } from '#modules/correspondence/actions/send_letter'

/** How the letters that bring a kind of record are sent. @param reader language of the sentences in a failure */
export type LetterSource = (
  company: CompanyScope,
  id: string,
  wish: SendingWish,
  reader: Language
) => Promise<SentLetter>

const sources = new Map<string, LetterSource>()

/** A module says, in its subscriptions, how a record of its own is sent, so that it can be sent again from the outbox. */
export function registerLetterSource(type: string, source: LetterSource) {
  sources.set(type, source)
}

export const letterSource = (type: string | null) => (type === null ? undefined : sources.get(type))
