import type { AnswerOf } from '#api/routes'
import type { Profile } from './session.js'

/** The company that a sign-in reaches, for people who belong to several. */
export const companyOf = ({ companies }: AnswerOf<'GET', '/api/auth/me'>) =>
  companies?.find(({ isCurrent }) => isCurrent)?.name

/** A profile without its token. */
export const shown = (name: string, { token: _secret, ...profile }: Profile) => ({
  profile: name,
  ...profile,
})
