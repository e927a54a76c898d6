import { asActor, currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { applicationAnswered } from '#modules/auth/mails/application_answered'
import { linkTo } from '#modules/auth/mails/links'
import { writeTo } from '#modules/auth/mails/write_to'
import { Company } from '#modules/auth/models/company'
import { linkNotValid, type SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'
import { superAdmins } from '#modules/auth/queries/super_admins'
import { type OpenQuestion, openQuestion } from './open_question.js'

const ANSWER = `
  update application_questions set answer = ?, answered_at = ?
  where company_id = ? and id = ? and answered_at is null`

/** The question behind a link, while its company waits. @throws 404 `link_not_valid` */
export async function questionOf(
  link: SecretLink
): Promise<{ company: Company; open: OpenQuestion }> {
  const company = await Company.find(link.companyId)
  const open = company?.status === 'pending' ? await openQuestion(company.id) : null
  if (!company || !open || open.id !== link.details.questionId) throw linkNotValid()
  return { company, open }
}

/** Stores the answer of an applicant and writes to all super admins. Inside inTx. @throws 404 `link_not_valid` */
export async function answerQuestion(link: SecretLink, answer: string) {
  await link.use()
  const { company, open } = await questionOf(link)
  const { id: companyId, name: companyName } = company
  assertOneRow(await changeRows(ANSWER, [answer, now(), companyId, open.id]))
  const applicant = await User.query()
    .where({ companyId, role: 'owner' })
    .orderBy('createdAt')
    .first()
  await asActor({ ...currentActor(), userId: applicant?.id ?? null }, () =>
    audit({
      companyId,
      action: 'company.question_answered',
      subject: { type: 'company', id: companyId },
      details: { questionId: open.id },
    })
  )
  const facts = { companyName, question: open.question, answer, link: linkTo.company(companyId) }
  const about = { type: 'company', id: companyId }
  for (const admin of await superAdmins()) {
    await writeTo(admin, 'application_answered', applicationAnswered, facts, { about })
  }
}
