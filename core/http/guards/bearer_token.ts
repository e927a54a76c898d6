import type { HttpContext } from '@adonisjs/core/http'

/** The token of the header `Authorization: Bearer …`; never one of the address, which logs and browsers keep. */
export function bearerToken(request: HttpContext['request']): string | undefined {
  const [scheme, token] = (request.header('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}
