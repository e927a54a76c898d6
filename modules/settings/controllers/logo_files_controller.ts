import { basename } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/app_error'
import { readLogo } from '#modules/settings/logos/logo_files'

export default class LogoFilesController {
  /** Public, because mails and shared documents show it; its address cannot be guessed and never changes its content. */
  async show({ params, response }: HttpContext) {
    const logo = basename(params.picture, '.png')
    const picture = await readLogo({ companyId: params.company, logo })
    if (!picture) throw notFound()
    response
      .header('content-type', 'image/png')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'public, max-age=31536000, immutable')
    return response.send(picture)
  }
}
