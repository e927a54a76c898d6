import { AISDKError, APICallError } from 'ai'
import { AppError } from '#core/errors/app_error'
import { OutboundError, type OutboundReason } from '#core/outbound/outbound_error'

const REASONS: Record<OutboundReason, string> = {
  address: 'chat.endpoint_refused',
  redirect: 'chat.endpoint_redirects',
  unreachable: 'chat.endpoint_unreachable',
  too_slow: 'chat.endpoint_slow',
  too_large: 'chat.answer_broken',
  broken_answer: 'chat.answer_broken',
}

const STATUSES: Record<number, string> = {
  401: 'chat.key_refused',
  402: 'chat.endpoint_busy',
  403: 'chat.key_refused',
  404: 'chat.model_unknown',
  429: 'chat.endpoint_busy',
}

/**
 * A failed call of the endpoint in our own words; its own are not shown, since anybody may have written them. Always a
 * refusal that the owner can act on.
 * @throws the failure itself when it is one of Kontor
 */
export function failureOf(error: unknown): AppError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause
    if (cause instanceof OutboundError) return new AppError(422, REASONS[cause.reason])
    if (APICallError.isInstance(cause) && cause.statusCode !== undefined) {
      const isBroken = cause.statusCode < 300
      const usual = isBroken ? 'chat.answer_broken' : 'chat.endpoint_fails'
      return new AppError(422, STATUSES[cause.statusCode] ?? usual)
    }
  }
  if (AISDKError.isInstance(error)) return new AppError(422, 'chat.answer_broken')
  throw error
}
