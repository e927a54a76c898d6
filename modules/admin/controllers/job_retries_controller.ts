import type { HttpContext } from '@adonisjs/core/http'
import { wakeUp } from '#core/due_work/wake_up'
import { notFound } from '#core/errors/app_error'
import { write } from '#core/http/write'
import { readJobs } from '#modules/admin/queries/jobs'

export default class JobRetriesController {
  /** Has a job done at once instead of at the next look at the clock. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const job = (await readJobs()).find(({ _id }) => _id === ctx.params.id)
      if (!job) throw notFound()
      wakeUp(job._id)
      return job
    })
  }
}
