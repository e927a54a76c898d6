import type { CompanyContext } from '#core/http/caller'
import { projectRetainer } from '#modules/retainers/queries/project_retainer'

export default class ProjectRetainersController {
  /**
   * How far the hours of the retainer that covers a project are used in the present period. Employees get recorded hours
   * and no money.
   */
  async show(ctx: CompanyContext) {
    return projectRetainer(ctx, ctx.params.id)
  }
}
