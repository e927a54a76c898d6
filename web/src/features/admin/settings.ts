import type { AnswerOf } from '#api/routes'

export type PlatformSettings = AnswerOf<'GET', '/api/admin/settings'>

export type RegistrationMode = PlatformSettings['registration']

export const REGISTRATION_MODES = [
  'open',
  'invitation',
  'closed',
] as const satisfies RegistrationMode[]

/** A link that lets a company register and has not been used. */
export type RegistrationInvitation = PlatformSettings['invitations'][number]
