import type { CompanyContext } from '#core/http/caller'
import { writePart } from '#core/http/write'
import { type Refusal, toldRefusal } from '#core/http/write_parts'
import type { ReminderInput } from '#modules/reminders/actions/compose_reminder'
import { makeReminder } from '#modules/reminders/actions/make_reminder'
import { sendReminder } from '#modules/reminders/actions/send_reminder'
import { describeReminder } from '#modules/reminders/queries/describe_reminder'
import { reminderBatchValidator } from '#modules/reminders/validators/reminder'

export default class ReminderBatchesController {
  /**
   * Creates several reminders, each in its own transaction: a refusal leaves the rest. Repeating it does no harm,
   * because an invoice gets at most one reminder per level.
   */
  async store(ctx: CompanyContext) {
    const { reminders, isSent = false } = await ctx.request.validateUsing(reminderBatchValidator)
    const made: Awaited<ReturnType<typeof makeOne>>[] = []
    const refused: (ReminderInput & Refusal)[] = []
    for (const input of reminders) {
      try {
        made.push(await makeOne(ctx, input, isSent))
      } catch (error) {
        refused.push({ ...input, ...toldRefusal(error, ctx) })
      }
    }
    return { made, refused }
  }
}

function makeOne(ctx: CompanyContext, input: ReminderInput, isSent: boolean) {
  return writePart(ctx, JSON.stringify(input), async () => {
    const reminder = await makeReminder(ctx.company, input)
    const mail = isSent ? (await sendReminder(reminder)).outcome : null
    return { ...(await describeReminder(reminder)), mail }
  })
}
