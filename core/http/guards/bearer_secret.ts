import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError, notFound } from '#core/errors/app_error'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Lets a machine of the operator in by the secret of a setting, compared in constant time.
 * @param secret undefined when the operator has not set it: then the route does not exist
 * @throws 404 without the setting, 401 for a wrong secret
 */
export function assertBearerSecret(
  { request }: Pick<HttpContext, 'request'>,
  secret: string | undefined
) {
  if (secret === undefined) throw notFound()
  const header = request.header('authorization') ?? ''
  if (!timingSafeEqual(digest(header), digest(`Bearer ${secret}`))) {
    throw new AppError(401, 'not_signed_in')
  }
}
