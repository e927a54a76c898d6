import type { CompanyContext } from '#core/http/caller'
import { previewHours } from '#modules/hours/queries/preview_hours'
import { hoursPreviewValidator } from '#modules/hours/validators/hours'

export default class HoursPreviewsController {
  /** The lines that unbilled hours of a client would become, and what they cost. Saves nothing. */
  async store({ company, request }: CompanyContext) {
    return previewHours(company, await request.validateUsing(hoursPreviewValidator))
  }
}
