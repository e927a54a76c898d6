import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { preferredLanguage } from '#core/i18n/languages'

/** First of all: JSON failures for /api, and a language before anybody is known. */
export default class PrepareContextMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.request.request.headers.accept = 'application/json'
    ctx.language = preferredLanguage(ctx.request.header('accept-language'))
    return next()
  }
}
