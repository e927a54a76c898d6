import { now } from '#core/clock'
import { deviceKind } from '#modules/auth/device_kind'
import { linkTo } from '#modules/auth/mails/links'
import { newDevice } from '#modules/auth/mails/new_device'
import { timeInZone } from '#modules/auth/mails/time_in_zone'
import { writeTo } from '#modules/auth/mails/write_to'
import { Company } from '#modules/auth/models/company'
import type { Member } from '#modules/auth/models/member'
import { Session } from '#modules/auth/models/session'

/**
 * Reports a sign-in with a kind of device that none of the account's kept sessions has (ASVS 6.3.5). The first sign-in
 * of an account is not reported: there is nothing to compare with. Inside inTx.
 */
export async function reportNewDevice({ account, user }: Member, session: Session) {
  const others = await Session.ofAccount(account.id).whereNot('id', session.id)
  const kind = deviceKind(session)
  if (others.some((other) => deviceKind(other) === kind)) return
  const facts = {
    at: await timeFor(user),
    device: kind || '–',
    address: session.ipAddress || '–',
    accountLink: linkTo.account(),
  }
  await writeTo(user, 'new_device', newDevice, facts)
}

/** In the zone of the company, which is named; super admins read UTC. */
async function timeFor({ companyId }: Member['user']) {
  const zone = companyId === null ? 'UTC' : (await Company.findOrFail(companyId)).timeZone
  return timeInZone(now(), zone)
}
