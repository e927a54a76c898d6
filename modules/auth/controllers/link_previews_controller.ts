import type { HttpContext } from '@adonisjs/core/http'
import { Company } from '#modules/auth/models/company'
import { type LinkPurpose, SecretLink } from '#modules/auth/models/secret_link'
import { questionOf } from '#modules/auth/questions/answer_question'
import { linkValidator } from '#modules/auth/validators/setup'

const SHOWN: LinkPurpose[] = [
  'password_reset',
  'invitation',
  'setup',
  'address_change',
  'address_objection',
  'address_confirm',
  'registration',
  'question',
]

const ABOUT_ADDRESSES = new Set<LinkPurpose>([
  'address_change',
  'address_objection',
  'address_confirm',
])

export default class LinkPreviewsController {
  /** The target of a link from a mail or the first start, so that its page can ask the right questions. */
  async store({ request }: HttpContext) {
    const { id, token } = await request.validateUsing(linkValidator)
    const link = await SecretLink.open(token, SHOWN, id)
    if (ABOUT_ADDRESSES.has(link.purpose)) {
      return { purpose: link.purpose, email: link.details.email ?? '' }
    }
    if (link.purpose === 'registration') {
      const { email = '', approves } = link.details
      return { purpose: link.purpose, email, isApproved: approves === 'yes' }
    }
    if (link.purpose === 'question') {
      const { company, open } = await questionOf(link)
      return { purpose: link.purpose, companyName: company.name, question: open.question }
    }
    if (link.purpose !== 'invitation') return { purpose: link.purpose }
    const company = link.companyId === null ? null : await Company.find(link.companyId)
    const { email = '', name = '' } = link.details
    return { purpose: link.purpose, name, email, companyName: company?.name ?? '' }
  }
}
