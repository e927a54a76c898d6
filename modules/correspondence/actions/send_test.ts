import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { StoredServer } from '#core/mail/company_server/company_server'
import { assertMailRoom } from '#core/mail/mail_limit'
import { hasMailServer } from '#core/mail/mail_server'
import { queueMail } from '#core/mail/queue_mail'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { User } from '#modules/auth/public'
import type { LetterKind } from '#modules/correspondence/letters/letter_kinds'
import { sendPastOutbox } from '#modules/correspondence/own_server/send_past_outbox'
import { countServerTry } from '#modules/correspondence/own_server/server_trouble'
import { sampleLetter } from '#modules/correspondence/queries/show_template'
import type { LetterTexts } from '#modules/correspondence/templates/template_texts'

type Reader = Pick<User, 'name' | 'email'>

/** A letter with unsaved texts. */
export interface TestLetter {
  kind: LetterKind
  language: Language
  texts: LetterTexts
}

/**
 * Sends a letter with unsaved texts to one person, in the outbox of the installation. Only inside inTx.
 * @throws 422 `variable_unknown`, 429 `mail_limit_reached`
 */
export async function queueTest(company: CompanyReference, letter: TestLetter, reader: Reader) {
  await assertMailRoom(company.id)
  await queueMail({
    ...(await testOf(company, letter)),
    kind: 'correspondence.test',
    companyId: company.id,
    to: [{ name: reader.name, email: reader.email }],
  })
  return { to: reader.email, isSending: hasMailServer() }
}

/**
 * Sends the same at once through the company's own server, as its letters go. Not inside a transaction.
 * @throws 422 `variable_unknown`, `mail_server_…`; 429
 */
export async function sendTestThrough(
  server: StoredServer,
  company: CompanyReference,
  letter: TestLetter,
  { name, email }: Reader
) {
  const mail = await testOf(company, letter)
  await countServerTry(company)
  await sendPastOutbox(server, { name, email }, mail)
  return { to: email, isSending: true }
}

async function testOf(company: CompanyReference, { kind, language, texts }: TestLetter) {
  const letter = await sampleLetter(company, kind, language, texts)
  const subject = translate(language, 'correspondence:test.subject', { subject: letter.subject })
  return { ...letter, subject }
}
