/**
 * The rights that a personal token can have; a route names the one it takes in its policy (`withToken`). `draft` makes
 * drafts and nothing else: issuing, sending, voiding and recording payments take no token.
 */
export const TOKEN_SCOPES = [
  'time:read',
  'time:write',
  'clients:read',
  'invoices:read',
  'invoices:draft',
  'estimates:read',
  'estimates:draft',
  'expenses:read',
  'insight:read',
] as const

export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const isTokenScope = (value: unknown): value is TokenScope =>
  TOKEN_SCOPES.includes(value as TokenScope)
