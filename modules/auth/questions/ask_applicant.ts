import { currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { applicationQuestion } from '#modules/auth/mails/application_question'
import { linkTo } from '#modules/auth/mails/links'
import { writeTo } from '#modules/auth/mails/write_to'
import type { Company } from '#modules/auth/models/company'
import { SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'
import { closeQuestion } from './close_question.js'

const STATUS = 'select status from companies where id = ?'

/**
 * Asks the applicant of a waiting company something, by a mail with a link that opens a field for the answer. An earlier
 * question without an answer is replaced: its link stops working. Inside inTx.
 * @returns the address of the link, which cannot be read again; null when a mail server brings it
 * @throws 409 `company_already_decided`
 */
export async function askApplicant(company: Company, question: string): Promise<string | null> {
  // Of two questions at the same moment the second waits here and replaces the first.
  const { id: companyId, name: companyName } = company
  const [{ status }] = await readRows<{ status: string }>(STATUS + lock(), [companyId])
  if (status !== 'pending') throw conflict('auth.company_already_decided', { extra: { status } })

  await closeQuestion(company)
  const id = newId()
  await insertRows('application_questions', [
    {
      company_id: companyId,
      id,
      question,
      asker_id: currentActor().userId,
      asked_at: now(),
      answer: null,
      answered_at: null,
    },
  ])
  const details = { questionId: id }
  const made = await SecretLink.make({
    purpose: 'question',
    subjectId: companyId,
    companyId,
    details,
  })
  const link = linkTo.question(made)
  const facts = { companyName, question, link }
  const about = { type: 'question', id }
  for (const owner of await User.query().where({ companyId, role: 'owner', isActive: true })) {
    await writeTo(owner, 'application_question', applicationQuestion, facts, {
      isSecret: true,
      about,
    })
  }
  // The texts stay in the table, which is erased with the company: rows of the chain are kept for good.
  const subject = { type: 'company', id: companyId }
  await audit({ companyId, action: 'company.question_asked', subject, details, security: {} })
  return env.SMTP_URL ? null : link
}
