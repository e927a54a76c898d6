import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { changeRules } from '#modules/reminders/actions/change_rules'
import { readReminderRules } from '#modules/reminders/queries/reminder_rules'
import { transformRules } from '#modules/reminders/transformers/rules_transformer'
import { rulesValidator } from '#modules/reminders/validators/rules'

export default class ReminderRulesController {
  /** How the company reminds: levels, base rates, whether by the clock. */
  async show({ company, language }: CompanyContext) {
    return transformRules(await readReminderRules(company), language)
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(rulesValidator)
    return write(ctx, async () => {
      await changeRules(ctx.company, input)
      return transformRules(await readReminderRules(ctx.company), ctx.language)
    })
  }
}
