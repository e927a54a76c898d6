import { BaseEvent } from '@adonisjs/core/events'
import type { Company } from '#modules/auth/models/company'

export default class CompanyApproved extends BaseEvent {
  constructor(readonly company: Company) {
    super()
  }
}
