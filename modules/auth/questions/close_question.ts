import { cancelMailsAbout } from '#core/mail/scheduled_mails'
import { SecretLink } from '#modules/auth/models/secret_link'
import { openQuestion } from './open_question.js'

/** Ends the link to an open question, and its mail if that has not left. Inside inTx. */
export async function closeQuestion(company: { id: string }) {
  const open = await openQuestion(company.id)
  if (!open) return
  await SecretLink.void({ purpose: 'question', subject_id: company.id })
  await cancelMailsAbout(company, open.id)
}
