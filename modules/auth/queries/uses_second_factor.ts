import { User } from '#modules/auth/models/user'
import { hasSecondFactor } from '#modules/auth/second_factor/factors'

/** Whether a person signs in with a second factor, by app or passkey. */
export async function usesSecondFactor(userId: string): Promise<boolean> {
  const accountId = (await User.find(userId))?.accountId ?? null
  return accountId !== null && hasSecondFactor(accountId)
}
