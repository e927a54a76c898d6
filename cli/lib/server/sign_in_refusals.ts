/** Codes of 401 that the server explains better: about a sign-in that is being made, or about a personal token. */
export const SIGN_IN_REFUSALS = new Set<unknown>([
  'invalid_credentials',
  'second_factor_required',
  'code_wrong',
  'challenge_over',
  'token_unknown',
  'token_expired',
  'token_revoked',
])
