import { currentActor } from '#core/audit/actor'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { assertMailRoom } from '#core/mail/mail_limit'
import { hasMailServer } from '#core/mail/mail_server'
import { queueMail } from '#core/mail/queue_mail'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { User } from '#modules/auth/public'
import type { LetterKind } from '#modules/correspondence/letters/letter_kinds'
import { sampleLetter } from '#modules/correspondence/queries/show_template'
import type { LetterTexts } from '#modules/correspondence/templates/template_texts'

/**
 * Sends a letter with unsaved texts only to the requesting user. Only inside inTx.
 * @throws 422 `variable_unknown`, 429 `mail_limit_reached`
 */
export async function sendTest(
  company: CompanyReference,
  kind: LetterKind,
  language: Language,
  texts: LetterTexts
) {
  await assertMailRoom(company.id)
  const me = await User.findOrFail(currentActor().userId)
  const letter = await sampleLetter(company, kind, language, texts)
  await queueMail({
    ...letter,
    subject: translate(language, 'correspondence:test.subject', { subject: letter.subject }),
    kind: 'correspondence.test',
    companyId: company.id,
    to: [{ name: me.name, email: me.email }],
  })
  return { to: me.email, isSending: hasMailServer() }
}
