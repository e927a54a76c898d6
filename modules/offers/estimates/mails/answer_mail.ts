import { User } from '#modules/auth/public'
import type { AnswerKind } from '#modules/correspondence/public'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import { mailReport } from '#modules/offers/mails/report_mail'

/** Mails the owners of a company what a client answered online. Only inside inTx. */
export async function tellOwners(
  estimate: Estimate,
  kind: AnswerKind,
  { name, note }: { name: string; note: string }
) {
  const { companyId } = estimate
  const owners = await User.query().where({ companyId, role: 'owner', isActive: true })
  await mailReport(estimate, owners, {
    mailKind: `sales.estimate_${kind}`,
    textOf: (key) => `estimates:answers.${key}`,
    about: kind,
    facts: [
      ['name', name],
      ['reason', note],
    ],
  })
}
