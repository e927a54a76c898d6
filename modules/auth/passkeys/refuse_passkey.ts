import { AppError } from '#core/errors/app_error'

/** Why an answer of a passkey is not accepted. */
export type PasskeyRefusal = 'passkey_challenge_over' | 'passkey_unknown' | 'passkey_refused'

/** 401 for a sign-in. Somebody who is signed in gets 422, because 401 would end the session in the browser. */
export type RefusalStatus = 401 | 422

/** @param reason for the log, in the words of the check that failed */
export const refusePasskey = (
  status: RefusalStatus,
  code: PasskeyRefusal,
  logged: { accountId?: string | null; reason?: string } = {}
) => new AppError(status, `auth.${code}`, { logged: { accountId: null, ...logged } })

/** The words of a check of the library, short enough for the log. */
export const reasonOf = (failure: unknown) =>
  failure instanceof Error ? failure.message.slice(0, 200) : ''
