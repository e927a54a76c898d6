import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { contentSecurityPolicy } from '#core/http/headers/content_security_policy'
import { readDocument } from '#modules/openapi/document'
import { renderModulePage, renderOverview } from '#modules/openapi/page/render'

export default class OpenapiPagesController {
  /** All routes on one page, each a link to its details. */
  async index(ctx: HttpContext) {
    const document = await readDocument()
    sendPage(ctx, (nonce) => renderOverview(document, nonce))
  }

  /** The routes of one module with their inputs and answers. */
  async show(ctx: HttpContext) {
    const document = await readDocument()
    const tag = document.tags.find(({ name }) => name === ctx.params.tag)
    if (!tag) throw new AppError(404, 'not_found')
    sendPage(ctx, (nonce) => renderModulePage(document, tag, nonce))
  }
}

/** The policy of pages allows no styles but those with the nonce of the answer. */
function sendPage({ response }: HttpContext, render: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64')
  response.response.setHeader('content-security-policy', contentSecurityPolicy(nonce))
  response.type('text/html; charset=utf-8')
  response.send(render(nonce))
}
