import type { CompanyContext } from '#core/http/caller'
import { transformTrip } from '#modules/expenses/transformers/trip_transformer'
import { calculateTrip } from '#modules/expenses/trips/calculate_trip'
import { tripPlace } from '#modules/expenses/trips/trip_content'
import { tripCalculationValidator } from '#modules/expenses/validators/trip'

export default class TripCalculationsController {
  /** Calculates a journey before it is handed in. Nothing is saved. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(tripCalculationValidator)
    return transformTrip(calculateTrip(await tripPlace(ctx), input), ctx.company.currency)
  }
}
