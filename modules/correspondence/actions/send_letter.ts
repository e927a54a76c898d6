import { currentActor } from '#core/audit/actor'
import { type Instant, now } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { Address } from '#core/mail/mail'
import { assertMailRoom, firstMailRoom } from '#core/mail/mail_limit'
import { sendsLetters } from '#core/mail/mail_server'
import { queueMail } from '#core/mail/queue_mail'
import { User } from '#modules/auth/public'
import { type Letter, letterBlocks } from '#modules/correspondence/letters/letter'
import { keepFacts } from '#modules/correspondence/letters/letter_facts'
import { readMailSettings } from '#modules/correspondence/queries/mail_settings'
import type { SendingInput } from '#modules/correspondence/validators/sending'
import { knownAs } from '#modules/settings/public'

const LATEST = 366 * 86_400_000

export type SendingWish = SendingInput & {
  /** Sent by the clock: it waits at the limit of mails, where a person gets an error. */
  isAutomatic?: boolean
  /** The mail that it repeats. */
  resends?: string
}

/**
 * The outcome of sending a letter: `queued` goes at once, so that its document has been sent; `scheduled` waits for its
 * time; without a mail server `put_aside` never goes, so that nothing has been sent.
 */
export type MailOutcome = 'queued' | 'scheduled' | 'put_aside'

/** A letter in the outbox. */
export interface SentLetter {
  mailId: string
  to: string[]
  outcome: MailOutcome
  /** When it goes; null unless it is scheduled. */
  scheduledFor: Instant | null
}

/**
 * Puts a letter into the outbox, with the words and to the people that were asked for, else to those of its
 * template and its contacts. Only inside inTx.
 * @throws 422 `no_recipient`, `send_at_impossible`; 409 `no_mail_server` for a time without one; 429 `mail_limit_reached`
 */
export async function sendLetter(letter: Letter, wish: SendingWish): Promise<SentLetter> {
  const { companyId, language, seller, about, number, clientId } = letter
  const to = [...new Set(wish.to ?? letter.recipients.to)]
  if (to.length === 0) throw new FieldError('to', 'correspondence.no_recipient')
  const cc = copiesOf(letter, wish).filter((email) => !to.includes(email))
  const sendAt = await timeFor(letter, wish)

  const settings = await readMailSettings({ id: companyId })
  const subject = wish.subject ?? letter.texts.subject
  const message = wish.message ?? letter.texts.message
  const texts = { ...letter.texts, subject, message }
  const replyTo = settings.replyTo || seller.email
  const mailId = await queueMail({
    kind: letter.mailKind,
    companyId,
    language,
    to: to.map(addressee),
    cc: cc.map(addressee),
    hiddenCopies: await hiddenCopies(settings.copyTo, wish),
    subject,
    blocks: letterBlocks({ ...letter, texts, signature: settings.signatures[language] }),
    senderName: settings.senderName || knownAs(seller),
    replyTo: replyTo ? { email: replyTo } : undefined,
    attachments: letter.attachments,
    about,
    isSecret: (letter.links ?? []).length > 0,
    isLetter: true,
    ...(sendAt !== null && { sendAt }),
  })
  await keepFacts(
    { companyId, id: mailId },
    { clientId, number, message, sentBy: currentActor().userId, resends: wish.resends ?? null }
  )
  const later = sendAt === null ? 'queued' : 'scheduled'
  const outcome = (await sendsLetters(companyId)) ? later : 'put_aside'
  return { mailId, to: [...to, ...cc], outcome, scheduledFor: sendAt }
}

const addressee = (email: string): Address => ({ email })

/** Recipients named by the sender replace all copies. */
const copiesOf = ({ recipients }: Letter, { to, cc }: SendingWish) => [
  ...new Set(cc ?? (to ? [] : recipients.cc)),
]

async function timeFor({ companyId }: Letter, { sendAt, isAutomatic }: SendingWish) {
  if (isAutomatic) {
    const room = await firstMailRoom(companyId)
    return room > now() ? room : null
  }
  if (sendAt) await assertPossible(companyId, sendAt)
  await assertMailRoom(companyId, sendAt ?? now())
  return sendAt ?? null
}

/** @throws 422 `send_at_impossible`, 409 `no_mail_server` */
export async function assertPossible(companyId: string, sendAt: Instant) {
  if (!(await sendsLetters(companyId))) throw conflict('correspondence.no_mail_server')
  if (sendAt <= now() || sendAt > now() + LATEST) {
    throw new FieldError('sendAt', 'correspondence.send_at_impossible')
  }
}

async function hiddenCopies(copyTo: string, { copyToMe }: SendingWish) {
  const { userId } = currentActor()
  const me = copyToMe && userId ? await User.find(userId) : null
  return [...new Set([copyTo, me?.email ?? ''])].filter(Boolean).map(addressee)
}
