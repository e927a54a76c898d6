import { readJobs } from '#modules/admin/queries/jobs'

export default class JobsController {
  /** All jobs of the clock with what became of each when it was done last, those that fail first. */
  async index() {
    return readJobs()
  }
}
