import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { isDatabaseAway, isStorageFull } from '#core/database/transaction_failures'
import { isDiskFull, isDiskReadOnly } from '#core/files/storage_failures'
import { hasText, translate } from '#core/i18n/translate'
import { sayValues } from '#core/money/said'
import { AppError, FieldError } from './app_error.js'

interface FieldFailure {
  field: string
  message: string
  rule: string
}

/**
 * Every failure answers `{ error, code, requestId }`, a validation also `fields`. Never a stack, SQL or a path:
 * unforeseen failures become `internal_error`, and the log has the details.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, ctx: HttpContext) {
    const failure = toAppError(error)
    const { status, code, details } = failure
    const { error: sentence, fields } = this.#words(failure, error, ctx)

    if (details.retryAfter) ctx.response.header('retry-after', String(details.retryAfter))
    ctx.response
      .status(status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        JSON.stringify({
          error: sentence,
          code: code.split('.').at(-1),
          requestId: ctx.request.id(),
          ...(fields && { fields }),
          ...details.extra,
        })
      )
  }

  override async report(error: unknown, ctx: HttpContext) {
    const { status, code, details } = toAppError(error)
    const { request, route, caller, company, logger } = ctx
    const context = {
      requestId: request.id(),
      code,
      status,
      route: `${request.method()} ${route?.pattern ?? ''}`,
      userId: caller?.userId,
      companyId: company?.id,
      ...details.logged,
    }
    if (status >= 500) logger.error({ ...context, err: error }, 'request failed')
    else if (OF_SECURITY.has(status)) {
      logger.info({ ...context, address: request.ip() }, 'request refused')
    } else logger.debug(context, 'request refused')
  }

  #words(failure: AppError, original: unknown, { language }: HttpContext) {
    const sentence = errorSentence(failure, language)
    const messages = (original as { messages?: FieldFailure[] }).messages
    if (failure.code === 'validation_failed' && Array.isArray(messages)) {
      const fields = messages.map(({ field, message, rule }) => ({ field, message, rule }))
      return { error: fields[0]?.message ?? sentence, fields }
    }
    if (failure instanceof FieldError) {
      const rule = failure.code.split('.').at(-1) ?? failure.code
      return { error: sentence, fields: [{ field: failure.field, message: sentence, rule }] }
    }
    return { error: sentence, fields: undefined }
  }
}

/** `clients.has_documents` is `errors.has_documents` of the module clients; `not_found` is one of core. */
export function errorSentence({ code, details }: AppError, language: HttpContext['language']) {
  const [namespace, name] = code.includes('.') ? code.split('.') : ['core', code]
  const key = `${namespace}:errors.${details.sentence ?? name}`
  return translate(
    language,
    hasText(language, key) ? key : 'core:errors.internal_error',
    details.values && sayValues(details.values, language)
  )
}

/** Not signed in, not allowed, too many requests: an operator looks for these after an attack. */
const OF_SECURITY = new Set([401, 403, 429])

const HTTP_CODES: Record<number, string> = {
  400: 'bad_request',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** Codes of zlib, Brotli and Zstandard: a body is not what its `Content-Encoding` says. */
const isNotPacked = (code = '') => /^(Z_(DATA|BUF)_ERROR|ERR__ERROR_FORMAT_|ZSTD_error_)/.test(code)

/** The caller's view of any failure. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { status, code } = error as { status?: number; code?: string }

  if (isNotPacked(code)) return new AppError(400, 'bad_request')
  if (code === 'E_ROUTE_NOT_FOUND') return new AppError(404, 'route_unknown')
  if (code === 'E_VALIDATION_ERROR') return new AppError(422, 'validation_failed')
  if (isStorageFull(error) || isDiskFull(error)) {
    return new AppError(507, 'storage_full', { retryAfter: 60 })
  }
  if (isDiskReadOnly(error)) return new AppError(507, 'storage_read_only', { retryAfter: 60 })
  if (isDatabaseAway(error)) return new AppError(503, 'database_away', { retryAfter: 2 })
  if (status && status < 500) return new AppError(status, HTTP_CODES[status] ?? 'bad_request')
  return new AppError(500, 'internal_error')
}
