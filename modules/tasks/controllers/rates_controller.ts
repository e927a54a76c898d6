import { today } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { announcePages } from '#core/http/paging'
import { write } from '#core/http/write'
import { addRate, changeRate, removeRate } from '#modules/tasks/actions/save_rate'
import { allRates, readRates } from '#modules/tasks/queries/rates'
import { transformRates } from '#modules/tasks/transformers/rate_transformer'
import {
  newRateValidator,
  rateChangeValidator,
  rateListValidator,
} from '#modules/tasks/validators/rate'

export default class RatesController {
  /** The rate table: what an hour costs, by level and from which day on. */
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(rateListValidator, { data: ctx.request.qs() })
    const { all, rows, ...page } = await readRates(ctx.company, wish)
    announcePages(ctx, page)
    return transformRates(rows, all, momentOf(ctx))
  }

  async show(ctx: CompanyContext) {
    return describeRate(ctx, ctx.params.id)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(newRateValidator)
    return write(ctx, async () => {
      const { id } = await addRate(ctx.company, input)
      return created(ctx, await describeRate(ctx, id))
    })
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(rateChangeValidator)
    return write(ctx, async () => {
      await changeRate(ctx.company, ctx.params.id, input)
      return describeRate(ctx, ctx.params.id)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removeRate(ctx.company, ctx.params.id)
      return noContent(ctx)
    })
  }
}

const momentOf = ({ company }: Pick<CompanyContext, 'company'>) => ({
  today: today(company.timeZone),
  currency: company.currency,
})

/** @throws 404 */
async function describeRate(ctx: CompanyContext, id: string) {
  const all = await allRates(ctx.company)
  const [rate] = transformRates(
    all.filter((row) => row.id === id),
    all,
    momentOf(ctx)
  )
  if (!rate) throw notFound()
  return rate
}
