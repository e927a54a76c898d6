import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow, inTx, reader } from '#core/database/in_tx'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { applicationToDecide } from '#modules/auth/mails/application_to_decide'
import {
  type AnnouncedApplication,
  applicationsToDecide,
} from '#modules/auth/mails/applications_to_decide'
import { linkTo } from '#modules/auth/mails/links'
import { writeTo } from '#modules/auth/mails/write_to'
import { SecretLink } from '#modules/auth/models/secret_link'
import type { User } from '#modules/auth/models/user'
import { superAdmins } from '#modules/auth/queries/super_admins'

const HOUR = 3_600_000
/** Applications in one mail; further ones wait for the next. */
const MOST_IN_A_MAIL = 50

interface Application {
  id: string
  name: string
  plan: string
  email: string
}

const WAITING = `
  select companies.id, companies.name, companies.plan, users.email from companies
  join users on users.company_id = companies.id and users.role = 'owner'
  where companies.announced_at is null and companies.status = 'pending'
  order by companies.created_at, companies.id
  limit ${MOST_IN_A_MAIL}`

const IS_ANNOUNCED_AFTER = 'select id from companies where announced_at > ? limit 1'

/**
 * Writes to all super admins about the applications that they know nothing of: at once when there was no such mail in
 * the last hour, otherwise not yet, so that a flood of applications is one mail an hour. Inside inTx.
 */
export async function announceApplications() {
  const admins = await superAdmins()
  if (!admins[0]) return
  await lockUser(admins[0])
  const isTooSoon = await readRows(IS_ANNOUNCED_AFTER, [now() - HOUR])
  if (isTooSoon.length > 0) return
  const applications = await readRows<Application>(WAITING, [])
  if (applications.length === 0) return
  for (const { id } of applications) await markAnnounced(id)
  for (const admin of admins) await announceTo(admin, applications)
}

/** Scheduled work: announces the applications of the last hour. */
export async function announceByClock() {
  const waiting = await reader()
    .from('companies')
    .whereNull('announced_at')
    .where('status', 'pending')
    .first()
  if (waiting) await inTx(announceApplications)
  return false
}

/** Keeps two processes from announcing at the same moment. */
const lockUser = ({ id }: User) => readRows(`select id from users where id = ?${lock()}`, [id])

async function markAnnounced(id: string) {
  assertOneRow(
    await changeRows(
      'update companies set announced_at = ? where id = ? and announced_at is null',
      [now(), id]
    )
  )
}

async function announceTo(admin: User, applications: Application[]) {
  const entries: AnnouncedApplication[] = []
  for (const { id, name, plan, email } of applications) {
    const link = { subjectId: admin.id, companyId: id }
    const approval = await SecretLink.make({ purpose: 'company_approve', ...link })
    const rejection = await SecretLink.make({ purpose: 'company_reject', ...link })
    entries.push({
      companyName: name,
      email,
      plan,
      approveLink: linkTo.decision('approve', id, approval.key),
      rejectLink: linkTo.decision('reject', id, rejection.key),
    })
  }
  const [only, ...others] = entries
  if (only && others.length === 0) {
    const about = { type: 'company', id: applications[0]?.id ?? '' }
    await writeTo(admin, 'application_to_decide', applicationToDecide, only, {
      about,
      isSecret: true,
    })
  } else {
    const facts = { entries, queueLink: linkTo.applications() }
    await writeTo(admin, 'applications_to_decide', applicationsToDecide, facts, { isSecret: true })
  }
}
