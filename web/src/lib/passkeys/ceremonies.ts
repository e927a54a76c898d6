import { startAuthentication, startRegistration, type WebAuthnError } from '@simplewebauthn/browser'
import type { AnswerOf } from '#api/routes'

/*
 * The questions of the server, passed on to the browser. Loaded when somebody wants to use a passkey: the library is not
 * part of any screen.
 */

/** Why the browser gave no passkey; an authenticator that has one already makes no other (`unused`). */
export type PasskeyProblem = 'unused' | 'wrong_address' | 'failed'

/** Thrown instead of the errors of browsers, which differ. */
export class PasskeyFailure extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(problem)
    this.name = 'PasskeyFailure'
  }
}

type Question = AnswerOf<'POST', '/api/auth/confirmation-questions'>
type Offer = AnswerOf<'POST', '/api/auth/passkey-offers'>

/** Lets the person choose and use a passkey. @throws PasskeyFailure */
export const answerWithPasskey = (optionsJSON: Question) =>
  startAuthentication({ optionsJSON }).catch(failWith)

/** Lets the person make a passkey on a device of their choice. @throws PasskeyFailure */
export const makePasskey = (optionsJSON: Offer) =>
  startRegistration({ optionsJSON }).catch(failWith)

function failWith(failure: unknown): never {
  throw new PasskeyFailure(problemOf(failure))
}

/** Browsers say `NotAllowedError` for all that the person did or did not do. */
function problemOf(failure: unknown): PasskeyProblem {
  if (!(failure instanceof Error)) return 'failed'
  const { name, code } = failure as Partial<WebAuthnError>
  if (name === 'NotAllowedError' || name === 'AbortError') return 'unused'
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'unused'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'wrong_address'
  return 'failed'
}
