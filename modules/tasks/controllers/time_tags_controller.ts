import type { CompanyContext } from '#core/http/caller'
import { readTags } from '#modules/tasks/queries/time_tags'

export default class TimeTagsController {
  /** The tags of the time that the caller reaches, by name. */
  async index(ctx: CompanyContext) {
    return readTags(ctx)
  }
}
