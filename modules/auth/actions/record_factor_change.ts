import { linkTo } from '#modules/auth/mails/links'
import { type FactorChange, secondFactorChanged } from '#modules/auth/mails/second_factor_changed'
import { writeTo } from '#modules/auth/mails/write_to'
import type { Member } from '#modules/auth/models/member'
import { recordForPerson } from './record_for_person.js'

/** Writes a change of the second step of a sign-in down, and sends the person notice. Inside inTx. */
export async function recordFactorChange(
  { account, user }: Member,
  action: string,
  facts: Omit<FactorChange, 'accountLink'>
) {
  const accountLink = linkTo.account()
  await writeTo(user, 'second_factor_changed', secondFactorChanged, { ...facts, accountLink })
  await recordForPerson(account.id, action)
}
