import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { boundInteger } from '#core/money/columns'
import { decimalText } from '#core/money/decimal'
import { MORNING } from '#modules/reminders/queries/reminder_rules'
import { ownRates } from '#modules/reminders/rules/base_rates'
import { levelFee } from '#modules/reminders/rules/level_fee'
import { assertLevelTexts, keptTexts } from '#modules/reminders/rules/level_texts'
import type { LevelInput, RulesInput } from '#modules/reminders/validators/rules'
import { readCompanySettings } from '#modules/settings/public'

const CHANGE =
  'update reminder_settings set is_automatic = ?, send_hour = ?, updated_at = ? where company_id = ?'
const SETTINGS = 'select is_automatic, send_hour from reminder_settings where company_id = ?'
const COMPANY = 'select id from companies where id = ?'

/**
 * Changes how a company reminds; what is left out stays, levels and base rates are given whole. Only inside inTx.
 * @throws 422 `notice_comes_first`, `notice_asks_nothing`, `amount_too_precise` at the level, and as assertLevelTexts
 */
export async function changeRules(company: CompanyScope, input: RulesInput) {
  // Two changes at once are made one after the other.
  await readRows(COMPANY + lock(), [company.id])
  const { isAutomatic, sendHour, levels, baseRates } = input
  if (isAutomatic !== undefined || sendHour !== undefined) {
    await changeSettings(company, { isAutomatic, sendHour })
  }
  if (levels) await replaceLevels(company, levels)
  if (baseRates) await replaceRates(company, baseRates)
  await audit({
    companyId: company.id,
    action: 'reminder_rules.changed',
    subject: { type: 'company', id: company.id },
    details: {
      isAutomatic,
      sendHour,
      levels: levels?.map((level) => ({ ...level, fee: decimalText(level.fee) })),
      baseRates: baseRates?.map(({ from, percent }) => ({ from, percent: decimalText(percent) })),
    },
  })
  publish(company.id, { kind: 'reminder', id: company.id })
}

async function changeSettings(
  { id }: CompanyScope,
  { isAutomatic, sendHour }: Pick<RulesInput, 'isAutomatic' | 'sendHour'>
) {
  const [before] = await readRows<{ is_automatic: number; send_hour: number }>(SETTINGS, [id])
  const after = [
    isAutomatic ?? Boolean(before?.is_automatic),
    sendHour ?? Number(before?.send_hour ?? MORNING),
    now(),
  ] as const
  if (before) return changeRows(CHANGE, [...after, id])
  const [is_automatic, send_hour, updated_at] = after
  await insertRows('reminder_settings', [{ company_id: id, is_automatic, send_hour, updated_at }])
}

async function replaceLevels(company: CompanyScope, levels: LevelInput[]) {
  const { documentLanguage } = await readCompanySettings(company)
  const rows = levels.map((level, index) => {
    assertNoticeIsOne(level, levels[index - 1], index)
    assertLevelTexts(level, documentLanguage, `levels.${index}`)
    return {
      company_id: company.id,
      id: newId(),
      position: index + 1,
      days: level.days,
      fee: boundInteger(levelFee(level.fee, company.currency, `levels.${index}.fee`)),
      currency: company.currency,
      charges_interest: level.chargesInterest,
      charges_flat_sum: level.chargesFlatSum,
      payment_days: level.paymentDays,
      texts: JSON.stringify(keptTexts(level)),
    }
  })
  await changeRows('delete from reminder_levels where company_id = ?', [company.id])
  await insertRows('reminder_levels', rows)
}

/** Before the due date nobody is late: a notice comes before the other levels and asks for nothing more. */
function assertNoticeIsOne(level: LevelInput, before: LevelInput | undefined, index: number) {
  const { days, fee, chargesInterest, chargesFlatSum } = level
  if (days > 0) return
  if (before && before.days > 0) {
    throw new FieldError(`levels.${index}.days`, 'reminders.notice_comes_first')
  }
  if (fee !== 0n || chargesInterest || chargesFlatSum) {
    throw new FieldError(`levels.${index}.fee`, 'reminders.notice_asks_nothing')
  }
}

async function replaceRates(company: CompanyScope, table: NonNullable<RulesInput['baseRates']>) {
  await changeRows('delete from base_rates where company_id = ?', [company.id])
  const rows = ownRates(table).map(({ from, percent }) => ({
    company_id: company.id,
    id: newId(),
    from_on: from,
    percent: boundInteger(percent),
  }))
  await insertRows('base_rates', rows)
}
