import type { HttpContext } from '@adonisjs/core/http'
import { openDecisionLink } from '#modules/admin/queries/decision_link'
import { transformDecision } from '#modules/admin/transformers/decision_transformer'
import { decisionLinkValidator } from '#modules/admin/validators/decision_link'
import { User } from '#modules/auth/public'

export default class DecisionPreviewsController {
  /** Shows what the link of an application mail will do, or who decided meanwhile. Changes nothing. */
  async store({ request }: HttpContext) {
    const { key } = await request.validateUsing(decisionLinkValidator)
    const { company, action } = await openDecisionLink(key)
    const applicant = await User.query()
      .where({ companyId: company.id, role: 'owner' })
      .orderBy('createdAt')
      .first()
    const decider = company.decidedBy === null ? null : await User.find(company.decidedBy)
    return transformDecision({ action, company, applicant, decider })
  }
}
