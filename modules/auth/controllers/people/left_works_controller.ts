import type { CompanyContext } from '#core/http/caller'
import { readLeftWork } from '#modules/auth/handover/left_work'

export default class LeftWorksController {
  /** The open work of people who were deactivated or have left, which somebody else can take over. */
  index({ company }: CompanyContext) {
    return readLeftWork(company)
  }
}
