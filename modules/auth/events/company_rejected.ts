import { BaseEvent } from '@adonisjs/core/events'
import type { Company } from '#modules/auth/models/company'

export default class CompanyRejected extends BaseEvent {
  constructor(readonly company: Company) {
    super()
  }
}
