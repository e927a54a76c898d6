import { readRows } from '#core/database/read_rows'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type BaseRate, mergedRates } from '#modules/reminders/rules/base_rates'
import { filledIn } from '#modules/reminders/rules/level_texts'
import { defaultLevels, type EnteredLevel } from '#modules/reminders/rules/levels'
import { readCompanySettings } from '#modules/settings/public'

/** How a company reminds. */
export interface ReminderRules {
  /** Whether what is due is sent by the clock, once a day. */
  isAutomatic: boolean
  /** The hour of the company's day from which on it is done. */
  sendHour: number
  levels: EnteredLevel[]
  baseRates: BaseRate[]
}

interface LevelRow {
  position: number
  days: number
  fee: StoredInteger
  currency: string
  charges_interest: number | boolean
  charges_flat_sum: number | boolean
  payment_days: number
  /** JSON */
  texts: string
}

const SETTINGS = 'select is_automatic, send_hour from reminder_settings where company_id = ?'
const LEVELS = 'select * from reminder_levels where company_id = ? order by position'
const RATES = 'select from_on, percent from base_rates where company_id = ?'

/** When the morning of a company begins, until it says otherwise. */
export const MORNING = 8

/** The rules of a company, with what holds where it has set nothing. */
export async function readReminderRules(company: CompanyReference): Promise<ReminderRules> {
  const [settings] = await readRows<{ is_automatic: number; send_hour: number }>(SETTINGS, [
    company.id,
  ])
  return {
    isAutomatic: Boolean(settings?.is_automatic),
    sendHour: Number(settings?.send_hour ?? MORNING),
    levels: await readLevels(company),
    baseRates: await readBaseRates(company),
  }
}

async function readLevels(company: CompanyReference): Promise<EnteredLevel[]> {
  const rows = await readRows<LevelRow>(LEVELS, [company.id])
  const settings = await readCompanySettings(company)
  if (rows.length === 0) return defaultLevels(settings)
  return rows.map((row) => ({
    position: Number(row.position),
    days: Number(row.days),
    fee: moneyFromRow(row.fee),
    currency: row.currency,
    chargesInterest: Boolean(row.charges_interest),
    chargesFlatSum: Boolean(row.charges_flat_sum),
    paymentDays: Number(row.payment_days),
    entered: JSON.parse(row.texts),
    texts: filledIn(JSON.parse(row.texts), settings.documentLanguage),
  }))
}

async function readBaseRates({ id }: CompanyReference): Promise<BaseRate[]> {
  const rows = await readRows<{ from_on: string; percent: StoredInteger }>(RATES, [id])
  return mergedRates(
    rows.map(({ from_on, percent }) => ({ from: from_on, percent: decimalFromRow(percent) }))
  )
}
