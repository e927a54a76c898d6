import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/app_error'
import { readImage } from '#modules/offers/proposals/images/image_files'

export default class ProposalImageFilesController {
  /** Public, because clients read proposals without an account; its address cannot be guessed and never changes its content. */
  async show({ params, response }: HttpContext) {
    const picture = await readImage({ companyId: params.company, name: params.picture })
    if (!picture) throw notFound()
    response
      .header('content-type', params.picture.endsWith('.png') ? 'image/png' : 'image/jpeg')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'public, max-age=31536000, immutable')
    return response.send(picture)
  }
}
