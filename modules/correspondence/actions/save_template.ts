import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { notFound } from '#core/errors/app_error'
import { isLanguage, type Language } from '#core/i18n/languages'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type LetterKind, letterKind } from '#modules/correspondence/letters/letter_kinds'
import { assertKnownVariables } from '#modules/correspondence/templates/assert_known'
import type { LetterTexts } from '#modules/correspondence/templates/template_texts'

const DROP = 'delete from mail_templates where company_id = ? and kind = ? and language = ?'

/** Which texts are meant. */
export interface TemplateAddress {
  kind: LetterKind
  language: Language
}

/** @throws 404 for a kind or a language that there is not */
export function templateAddress({
  kind,
  language,
}: {
  kind?: string
  language?: string
}): TemplateAddress {
  const known = letterKind(kind ?? '')
  if (!known || !isLanguage(language)) throw notFound()
  return { kind: known, language }
}

/** Gives a company words of its own for a kind of letter in a language. Only inside inTx. @throws 422 `variable_unknown` */
export async function saveTemplate(
  company: CompanyReference,
  { kind, language }: TemplateAddress,
  { subject, message, button }: LetterTexts
) {
  const texts = { subject, message, button: kind.hasButton ? button : '' }
  assertKnownVariables(kind, texts)
  await changeRows(DROP, [company.id, kind.name, language])
  const key = { company_id: company.id, id: newId(), kind: kind.name, language }
  try {
    await insertRows('mail_templates', [{ ...key, ...texts, updated_at: now() }])
  } catch (error) {
    // Somebody has given it its first words at the same time: these take their place.
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
  await record(company, 'mail_template.changed', { kind: kind.name, language, ...texts })
}

/** Takes the words of its own from a company: the standard text holds again. Only inside inTx. */
export async function dropTemplate(company: CompanyReference, { kind, language }: TemplateAddress) {
  if ((await changeRows(DROP, [company.id, kind.name, language])) === 0) return
  await record(company, 'mail_template.dropped', { kind: kind.name, language })
}

async function record({ id }: CompanyReference, action: string, details: Record<string, string>) {
  await audit({ companyId: id, action, subject: { type: 'company', id }, details })
  publish(id, { kind: 'mail', id })
}
