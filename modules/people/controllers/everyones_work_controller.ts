import type { CompanyContext } from '#core/http/caller'
import { workOfEveryone } from '#modules/people/queries/work_of_everyone'

export default class EveryonesWorkController {
  /** Projects and hours of everyone who works here, beside the list of people. */
  async index({ company }: CompanyContext) {
    return workOfEveryone(company)
  }
}
