import { FieldError } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { decimal, decimalText } from '#core/money/decimal'
import { User } from '#modules/auth/public'
import type { Category } from '#modules/expenses/categories'
import type { ClaimContent } from '#modules/expenses/claims/claim_content'
import type { TripInput } from '#modules/expenses/validators/trip'
import { readCompanySettings } from '#modules/settings/public'
import { calculateTrip, type Trip } from './calculate_trip.js'
import { storedTrip } from './stored_trip.js'

type Asker = Pick<CompanyContext, 'caller' | 'company'>

/** The accounts of an owner's journeys differ from those of employees in the charts SKR03 and SKR04. */
const CATEGORIES = {
  owner: { drive: 'ownerMileage', meals: 'ownerPerDiem' },
  staff: { drive: 'mileage', meals: 'perDiem' },
} as const satisfies Record<string, Record<string, Category>>

/** Where the rates of a company come from. */
export async function tripPlace({ company }: Asker) {
  const { country } = await readCompanySettings(company)
  return { country, currency: company.currency, timeZone: company.timeZone }
}

/**
 * A journey as a claim: the person is the vendor, and it has no VAT.
 * @throws FieldError 422 as calculateTrip; `expenses.trip_rate_unknown` at `perKm` or `perDiem`,
 * `expenses.trip_nothing` at `km` for a journey without an amount
 */
export async function tripContent(asker: Asker, input: TripInput): Promise<ClaimContent> {
  const { caller, company } = asker
  const trip = calculateTrip(await tripPlace(asker), input)
  assertComplete(trip)
  const { name } = await User.findOrFail(caller.userId)
  const categories = CATEGORIES[caller.role === 'owner' ? 'owner' : 'staff']
  const lines = linesOf(trip, input, { categories, language: company.language })
  return {
    kind: 'trip',
    paidBy: 'person',
    spentOn: input.endDate,
    vendor: name,
    category: lines[0]?.category ?? 'travel',
    note: `${input.route}: ${input.purpose}`,
    guests: '',
    gross: trip.total,
    taxRate: decimal(0n),
    trip: storedTrip(input, trip, lines),
  }
}

function assertComplete({ drive, meals, total }: Trip) {
  if (drive?.perKm === null) throw new FieldError('perKm', 'expenses.trip_rate_unknown')
  if (meals?.amount === null) throw new FieldError('perDiem', 'expenses.trip_rate_unknown')
  if (total === 0n) throw new FieldError('km', 'expenses.trip_nothing')
}

interface Booking {
  categories: Record<'drive' | 'meals', Category>
  /** Of the company, whose books they are. */
  language: CompanyContext['company']['language']
}

function linesOf({ drive, meals }: Trip, { route }: TripInput, { categories, language }: Booking) {
  const say = (key: string, values: Record<string, string>) =>
    translate(language, `expenses:trip.${key}`, values)
  return [
    ...(drive
      ? [
          {
            category: categories.drive,
            description: say('drive', { route, km: decimalText(drive.km) }),
            amount: drive.amount,
          },
        ]
      : []),
    ...(meals?.amount
      ? [
          {
            category: categories.meals,
            description: say('meals', { route }),
            amount: meals.amount,
          },
        ]
      : []),
  ]
}
