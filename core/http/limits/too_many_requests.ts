import { AppError } from '#core/errors/app_error'

/** @param retryAfter seconds until another try is accepted */
export const tooManyRequests = (retryAfter: number) =>
  new AppError(429, 'too_many_requests', { retryAfter: Math.max(1, retryAfter) })
