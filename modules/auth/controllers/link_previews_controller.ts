import type { HttpContext } from '@adonisjs/core/http'
import { Company } from '#modules/auth/models/company'
import { SecretLink } from '#modules/auth/models/secret_link'
import { linkValidator } from '#modules/auth/validators/setup'

export default class LinkPreviewsController {
  /** What a link from a mail or the first start opens, so that its page can ask the right questions. */
  async store({ request }: HttpContext) {
    const { id, token } = await request.validateUsing(linkValidator)
    const link = await SecretLink.open(token, ['password_reset', 'invitation', 'setup'], id)
    if (link.purpose !== 'invitation') return { purpose: link.purpose }
    const company = link.companyId === null ? null : await Company.find(link.companyId)
    const { email = '', name = '' } = link.details
    return { purpose: link.purpose, name, email, companyName: company?.name ?? '' }
  }
}
