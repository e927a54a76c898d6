import { addDays, type Day } from '#core/clock'
import { receiptContent } from '#modules/expenses/claims/claim_content'
import { keepFile } from '#modules/expenses/claims/claim_files'
import { approveClaim, refuseClaim } from '#modules/expenses/claims/decide'
import { handInClaim } from '#modules/expenses/claims/hand_in'
import { kilometreRate } from '#modules/expenses/trips/kilometre_rates'
import { mealRates } from '#modules/expenses/trips/meal_rates'
import { tripContent } from '#modules/expenses/trips/trip_content'
import { claimValidator } from '#modules/expenses/validators/expense_claim'
import { tripValidator } from '#modules/expenses/validators/trip'
import { workdayUntil } from '../days.js'
import type { Desk } from '../desk.js'
import { CLAIMS, type DemoClaim, type DemoTrip, TRIPS } from '../facts/claims.js'
import { drawReceipt } from '../pictures/draw_receipt.js'

/** Receipts that the employee and the member hand in; the owner decides the next day, and some still wait. */
export function planClaims(desk: Desk) {
  for (const plan of CLAIMS) planClaim(desk, plan)
  for (const trip of TRIPS) planTrip(desk, trip)
}

function planClaim(desk: Desk, plan: DemoClaim) {
  const { timeline, people, today } = desk
  const { daysAgo, who, outcome, ...content } = plan
  const day = workdayUntil(addDays(today, -daysAgo))
  timeline.add(timeline.at(day, 17.5), people[who].id, async () => {
    const input = await claimValidator.validate({ ...content, date: day })
    const claim = await handInClaim(askerOf(desk, who), await receiptContent(desk.company, input))
    const { vendor, amount, note } = content
    const picture = await drawReceipt({ vendor, day, amount, description: note })
    await keepFile(claim, { name: `${vendor}.png`, content: picture })
    if (!outcome) return
    timeline.add(timeline.at(addDays(day, 1), 9), people.owner.id, async () => {
      const owner = askerOf(desk, 'owner')
      if (outcome.status === 'approved') await approveClaim(owner, claim.id, {})
      else await refuseClaim(owner, claim.id, outcome)
    })
  })
}

/** The demo also works in years whose rates have not been checked yet. */
function typedRates({ company: { currency } }: Desk, day: Day) {
  const place = { country: 'DE', currency }
  return {
    ...(kilometreRate(place, 'car', day) === undefined && { perKm: '0.30' }),
    ...(mealRates(place, day) === undefined && { perDiem: '28' }),
  }
}

/** Handed in on the evening of its last day. */
function planTrip(desk: Desk, { daysAgo, nights, who, isApproved, ...content }: DemoTrip) {
  const { timeline, people, today } = desk
  const startDate = workdayUntil(addDays(today, -daysAgo))
  const endDate = addDays(startDate, nights)
  timeline.add(timeline.at(endDate, 21), people[who].id, async () => {
    const input = await tripValidator.validate({
      ...content,
      startDate,
      endDate,
      ...typedRates(desk, startDate),
    })
    const asker = askerOf(desk, who)
    const claim = await handInClaim(asker, await tripContent(asker, input))
    if (!isApproved) return
    timeline.add(timeline.at(addDays(endDate, 1), 9), people.owner.id, () =>
      approveClaim(askerOf(desk, 'owner'), claim.id, {})
    )
  })
}

function askerOf({ company, people }: Desk, who: keyof Desk['people']) {
  const { id: userId, role, language } = people[who]
  return { company, caller: { userId, accountId: '', role, language, sessionId: '', company } }
}
