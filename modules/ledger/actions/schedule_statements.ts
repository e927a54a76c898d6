import { audit } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { Client, lockOpenClient } from '#modules/clients/public'
import type { StatingCompany } from '#modules/ledger/actions/compose_statement'
import { StatementSchedule } from '#modules/ledger/models/statement_schedule'
import { morningOf, nextMonthlyDay } from '#modules/ledger/rules/month'

/** Sends a client a statement each month on a day, from the next such day on. Only inside inTx. @throws 404, 409 `client_merged` */
export async function scheduleStatements(
  company: StatingCompany,
  clientId: string,
  { dayOfMonth, openOnly }: { dayOfMonth: number; openOnly?: boolean }
) {
  await lockOpenClient(company, clientId)
  const schedule = (await scheduleOf(company, clientId)) ?? StatementSchedule.for(company)
  const nextOn = nextMonthlyDay(dayOfMonth, today(company.timeZone))
  schedule.merge({
    clientId,
    dayOfMonth,
    isOpenOnly: openOnly ?? false,
    nextOn,
    nextAt: morningOf(nextOn, company.timeZone),
    lastFailure: null,
    createdAt: schedule.createdAt ?? now(),
  })
  await schedule.save()
  await record(schedule, 'client.statements_scheduled', { next: nextOn })
  return schedule
}

/** Only inside inTx. @throws 404 when the client is not there */
export async function unscheduleStatements(company: StatingCompany, clientId: string) {
  if (!(await Client.oneLocked(company, clientId))) throw notFound()
  const schedule = await scheduleOf(company, clientId)
  if (!schedule) return
  await schedule.delete()
  await record(schedule, 'client.statements_unscheduled', {})
}

export const scheduleOf = (company: { id: string }, clientId: string) =>
  StatementSchedule.of(company).where('clientId', clientId).first()

async function record(
  { companyId, clientId }: StatementSchedule,
  action: string,
  details: Record<string, string>
) {
  await audit({ companyId, action, subject: { type: 'client', id: clientId }, details })
  publish(companyId, { kind: 'client', id: clientId })
}
