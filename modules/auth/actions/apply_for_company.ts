import { asActor, currentActor } from '#core/audit/actor'
import { now } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { addressKnown } from '#modules/auth/mails/address_known'
import { applicationReceived } from '#modules/auth/mails/application_received'
import { linkTo } from '#modules/auth/mails/links'
import { writeTo } from '#modules/auth/mails/write_to'
import { Company } from '#modules/auth/models/company'
import { findMember } from '#modules/auth/models/member'
import { SecretLink } from '#modules/auth/models/secret_link'
import { User } from '#modules/auth/models/user'
import type { Admission } from '#modules/auth/registration/admit_applicant'
import { announceApplications } from './announce_applications.js'
import { approveCompany } from './decide_on_company.js'

export interface Application {
  companyName: string
  companyEmail: string
  plan: string
  /** The first user, who owns the company. */
  name: string
  email: string
  passwordHash: string
  language: Language
  /** False when this address has been written to too often just now. */
  mayMail: boolean
  /** Rights by the link of a super admin; null without one. */
  admission: Admission | null
}

/**
 * A company and its owner, waiting for a super admin; the applicant gets a mail, and all super admins within an hour.
 * An address that is known already only gets a mail that says so. With a link that approves, the company is let in at
 * once in the name of the super admin who made the link. Inside inTx.
 */
export async function applyForCompany(application: Application) {
  const known = await findMember(application.email)
  if (known) return application.mayMail ? tellKnown(known.user) : undefined

  const { companyName, companyEmail, plan, name, email, passwordHash, language, admission } =
    application
  const company = await Company.apply({ name: companyName, email: companyEmail, plan, language })
  const owner = {
    companyId: company.id,
    email,
    name,
    passwordHash,
    role: 'owner' as const,
    language,
  }
  const user = await User.add(owner)
  if (admission?.isConfirmed) await user.merge({ emailConfirmedAt: now() }).save()
  if (admission?.isApproved) {
    const inviter = { ...currentActor(), userId: admission.inviter.id }
    return asActor(inviter, () => approveCompany(company))
  }
  if (application.mayMail) await acknowledge(user, { companyName, plan, companyId: company.id })
  await announceApplications()
}

async function acknowledge(
  user: User,
  { companyName, plan, companyId }: { companyName: string; plan: string; companyId: string }
) {
  const link = await SecretLink.make({
    purpose: 'address_confirm',
    subjectId: user.id,
    companyId,
    details: { email: user.email },
  })
  const facts = { companyName, plan, confirmLink: linkTo.confirmAddress(link) }
  await writeTo(user, 'application_received', applicationReceived, facts, { isSecret: true })
}

/** Also used when somebody registers twice: the account exists. Inside inTx. */
export function tellKnown(user: User) {
  const facts = { signInLink: linkTo.signIn(), forgotLink: linkTo.forgotPassword() }
  return writeTo(user, 'address_known', addressKnown, facts)
}
