import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { TimerSettings } from '#modules/tasks/models/timer_settings'
import { timerSettingsValidator } from '#modules/tasks/validators/timer_settings'

/** How the caller wants to be asked about the own timer. */
export default class TimerSettingsController {
  async show({ company, caller }: CompanyContext) {
    return answerOf(await TimerSettings.ofPerson(company, caller.userId))
  }

  async update(ctx: CompanyContext) {
    const { idleMinutes } = await ctx.request.validateUsing(timerSettingsValidator)
    return write(ctx, async () => {
      const settings = await TimerSettings.ofPerson(ctx.company, ctx.caller.userId)
      await settings.merge({ idleMinutes }).saveFirst()
      return answerOf(settings)
    })
  }
}

const answerOf = ({ idleMinutes }: TimerSettings) => ({ idleMinutes })
