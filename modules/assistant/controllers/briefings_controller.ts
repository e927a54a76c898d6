import type { CompanyContext } from '#core/http/caller'
import { readBriefing } from '#modules/assistant/briefing'

export default class BriefingsController {
  /** Records that need attention today, and the week in four figures. */
  async show(ctx: CompanyContext) {
    return readBriefing(ctx)
  }
}
