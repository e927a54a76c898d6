import { Passkey } from '#modules/auth/models/passkey'
import { SecondFactor } from '#modules/auth/models/second_factor'

/** The second factors of one person. */
export interface Factors {
  app: SecondFactor | null
  hasPasskeys: boolean
}

/** The second factors of an account; recovery codes replace each of them. */
export async function factorsOf(accountId: string): Promise<Factors> {
  const app = await SecondFactor.findActive(accountId)
  return { app, hasPasskeys: (await Passkey.of(accountId).first()) !== null }
}

/** Whether anything follows the password. */
export const isOn = ({ app, hasPasskeys }: Factors) => app !== null || hasPasskeys

export const hasSecondFactor = async (accountId: string) => isOn(await factorsOf(accountId))
