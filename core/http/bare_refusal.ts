import { AppError } from '#core/errors/app_error'
import { errorSentence } from '#core/errors/handler'
import { preferredLanguage } from '#core/i18n/languages'
import { newId } from '#core/ids'
import { SECURITY_HEADERS } from './headers/security_headers.js'

/**
 * The error response for input that never becomes a request of the framework.
 * @param languages the Accept-Language header, if there is one
 */
export function bareRefusal(code: string, languages?: string) {
  const sentence = errorSentence(new AppError(400, code), preferredLanguage(languages))
  const body = JSON.stringify({ error: sentence, code, requestId: newId() })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...Object.fromEntries(SECURITY_HEADERS),
    connection: 'close',
  }
  return { headers, body }
}
