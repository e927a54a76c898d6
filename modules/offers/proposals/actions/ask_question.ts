import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { AppError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { recordChange } from '#modules/offers/actions/record_change'
import { tellOwner } from '#modules/offers/proposals/mails/owner_mail'
import type { Proposal } from '#modules/offers/proposals/models/proposal'

/** Each is a mail to the owner, so a link that has got about must not become a flood. */
const MOST_A_DAY = 20
const DAY_MS = 86_400_000

const RECENT = `
  select count(*) as questions from proposal_questions
  where company_id = ? and proposal_id = ? and asked_at > ?`

/** Keeps a client's question and mails it to the owner. Only inside inTx. @throws 429 after 20 within a day */
export async function askQuestion(
  proposal: Proposal,
  { name, question }: { name: string; question: string }
) {
  const { companyId, id } = proposal
  const [{ questions }] = await readRows<{ questions: number | bigint }>(RECENT, [
    companyId,
    id,
    now() - DAY_MS,
  ])
  if (Number(questions) >= MOST_A_DAY) {
    throw new AppError(429, 'proposals.too_many_questions', { retryAfter: DAY_MS / 1000 })
  }
  await insertRows('proposal_questions', [
    { company_id: companyId, id: newId(), proposal_id: id, name, question, asked_at: now() },
  ])
  await recordChange(proposal, 'proposal.question_asked', { number: proposal.number, name })
  await tellOwner(proposal, 'asked', { name, note: question })
}
