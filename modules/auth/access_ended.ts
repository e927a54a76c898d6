import type { RevokeReason } from '#modules/auth/models/session'

type Follow = (userId: string, reason: RevokeReason) => Promise<void>

const followers: Follow[] = []

/**
 * Adds what a later module does in the transaction that ends all sessions of a person, or all others: its own keys to
 * the account end as well. An event would come after the commit and could be lost with the process.
 */
export const registerAccessEnded = (follow: Follow) => void followers.push(follow)

/** Only inside inTx. */
export async function accessEnded(userId: string, reason: RevokeReason) {
  for (const follow of followers) await follow(userId, reason)
}
