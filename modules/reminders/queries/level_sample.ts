import { addDays, now, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { minor } from '#core/money/minor'
import type { ComposedReminder } from '#modules/reminders/actions/compose_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import { claimsOf } from '#modules/reminders/rules/claims'
import { filledText } from '#modules/reminders/rules/filled_text'
import { levelFee } from '#modules/reminders/rules/level_fee'
import { filledIn, keptTexts } from '#modules/reminders/rules/level_texts'
import type { LevelInput } from '#modules/reminders/validators/rules'
import { companyIn, readCompanySettings } from '#modules/settings/public'
import { readReminderRules } from './reminder_rules.js'

const OPEN = minor(119_000n)
const LATE_DAYS = 30

/** A made-up reminder, to look at a level while it is written. Saved nowhere. @throws 422 `amount_too_precise` */
export async function sampleReminder(
  company: CompanyScope,
  level: LevelInput,
  language: Language
): Promise<ComposedReminder> {
  const { currency } = company
  const day = today(company.timeZone)
  const dueOn = addDays(day, level.days > 0 ? -LATE_DAYS : -level.days)
  const payUntilOn = level.days > 0 ? addDays(day, level.paymentDays) : dueOn
  const { baseRates: rates } = await readReminderRules(company)
  const asked = { ...level, fee: levelFee(level.fee, currency, 'level.fee'), currency }
  const situation = { today: day, currency, debtor: 'business' as const, rates }
  const start = { ground: 'agreedDay' as const, from: addDays(dueOn, 1) }
  const claims = claimsOf(
    [{ dueOn, total: OPEN, open: OPEN, settled: [], start }],
    asked,
    situation
  )
  const settings = await readCompanySettings(company)
  const words = filledIn(keptTexts(level), settings.documentLanguage)[language]
  const seller = companyIn(language, settings)
  const buyer = sampleBuyer(language)
  const say = (template: string) => filledText(template, { payUntilOn, seller, buyer, language })

  const reminder = Reminder.for(company).merge({
    number: '',
    language,
    currency,
    dateOn: day,
    payUntilOn,
    openAmount: claims.open,
    interest: claims.interest,
    flatSum: claims.flatSum,
    fee: claims.fee,
    total: claims.total,
    subject: words.subject,
    intro: say(words.intro),
    closing: say(words.closing),
    seller,
    buyer,
    createdAt: now(),
  })
  const [interest] = claims.interests
  const named = { invoiceId: '', level: 1, number: word('invoice', language) }
  const invoice = { ...named, dateOn: addDays(dueOn, -14), dueOn }
  return { reminder, invoices: [{ ...invoice, total: OPEN, open: OPEN, interest, start }] }
}

const sampleBuyer = (language: Language) => ({
  name: word('name', language),
  number: '',
  street: word('street', language),
  postalCode: '10115',
  city: word('city', language),
  country: 'DE',
  vatId: '',
  taxNumber: '',
})

const word = (key: string, language: Language) => translate(language, `reminders:sample.${key}`)
