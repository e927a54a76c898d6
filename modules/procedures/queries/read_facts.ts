import { today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope, Role } from '#core/http/caller'
import type { StoredInteger } from '#core/money/columns'
import { ProcedureNotes } from '#modules/procedures/models/procedure_notes'
import { readCompanySettings, readNumberRanges } from '#modules/settings/public'

/** The changes of settings that are printed; all of them are in the audit log. */
const PRINTED_CHANGES = 40

/** The roles in a company, those with the most rights first. */
const ROLES = ['owner', 'member', 'employee', 'adviser'] as const satisfies Role[]

interface DatevRow {
  consultant_number: StoredInteger | null
  client_number: StoredInteger | null
  chart: string
  fiscal_month: StoredInteger
}

interface ChangeRow {
  happened_at: StoredInteger
  details: string
  person: string | null
}

const PEOPLE =
  'select role, count(*) as people from users where company_id = ? and is_active = ? group by role'
const COMPANY = 'select requires_second_factor from companies where id = ?'
const DATEV =
  'select consultant_number, client_number, chart, fiscal_month from datev_settings where company_id = ?'
const CHANGES = `
  select audit_log.happened_at, audit_log.details, users.name as person
  from audit_log left join users on users.id = audit_log.actor_id
  where audit_log.company_id = ? and audit_log.subject_type = 'company' and audit_log.action = 'settings.changed'
  order by audit_log.sequence desc limit ${PRINTED_CHANGES}`

/** Everything that the procedure documentation of a company is written from, as it is today. */
export async function readFacts(company: CompanyScope) {
  const { id } = company
  const day = today(company.timeZone)
  const [settings, notes, ranges, people, [own], [datev], changes] = await Promise.all([
    readCompanySettings(company),
    ProcedureNotes.orEmpty(company),
    readNumberRanges(company, day),
    readRows<{ role: Role; people: StoredInteger }>(PEOPLE, [id, true]),
    readRows<{ requires_second_factor: number | boolean }>(COMPANY, [id]),
    readRows<DatevRow>(DATEV, [id]),
    readRows<ChangeRow>(CHANGES, [id]),
  ])
  const counts = new Map(people.map((row) => [row.role, Number(row.people)]))
  return {
    company,
    day,
    settings,
    notes,
    ranges,
    people: ROLES.map((role) => ({ role, count: counts.get(role) ?? 0 })),
    requiresSecondFactor: Boolean(own?.requires_second_factor),
    datev: datev && {
      consultantNumber: datev.consultant_number,
      clientNumber: datev.client_number,
      chart: datev.chart,
      fiscalMonth: Number(datev.fiscal_month),
    },
    changes: changes.map(({ happened_at, details, person }) => ({
      at: Number(happened_at),
      person,
      fields: Object.keys(JSON.parse(details)).filter((name) => name !== 'companyId'),
    })),
  }
}

export type ProcedureFacts = Awaited<ReturnType<typeof readFacts>>
