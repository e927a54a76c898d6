import { type Day, now } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { PersonRow } from '#modules/auth/public'
import { renderWorkingTimePdf, sellerName, templateOf } from '#modules/documents/public'
import { readMonth } from '#modules/people/queries/person_month'
import { transformMonth } from '#modules/people/transformers/month_transformer'
import { companyIn, readCompanySettings, readLogo } from '#modules/settings/public'

type Month = ReturnType<typeof transformMonth>

/** A month as it is exported, and the name of its file without an ending. */
export async function exportedMonth(ctx: CompanyContext, person: PersonRow, wanted?: string) {
  const month = transformMonth(await readMonth(ctx, person, wanted), ctx.caller)
  const title = translate(ctx.language, 'people:month.file')
  const name = `${title}-${month.month}-${person.name}`.replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return { month, name }
}

/** Why a day is free: the public holiday, and the absence as far as the reader may know it. */
export const remarkOf = ({ holiday, absence }: Month['days'][number], language: Language) =>
  [
    holiday,
    absence?.status === 'approved' &&
      translate(language, `people:month.kind.${absence.kind ?? 'absent'}`),
  ]
    .filter(Boolean)
    .join(', ')

/** A month as a PDF in the look of the company's letters, in the language of the reader. */
export async function printMonth(ctx: CompanyContext, person: PersonRow, month: Month) {
  const { company, language } = ctx
  const seller = companyIn(language, await readCompanySettings(company))
  const { days } = month
  const dayAt = (index: number): Day => days.at(index)?.date ?? ''
  return renderWorkingTimePdf({
    companyId: company.id,
    language,
    currency: company.currency,
    number: '',
    issuedOn: dayAt(-1),
    seller: { ...seller, name: sellerName(seller) },
    buyer: {
      name: person.name,
      contact: '',
      street: '',
      postalCode: '',
      city: '',
      country: seller.country,
      customerNumber: '',
      vatId: '',
    },
    from: dayAt(0),
    to: dayAt(-1),
    days: days.map((day) => ({
      day: day.date,
      workedSeconds: day.workedSeconds,
      targetSeconds: day.targetSeconds,
      remark: remarkOf(day, language),
    })),
    overtimeSeconds: month.overtimeSeconds,
    overtimeUntil: month.overtimeUntil,
    footer: '',
    template: templateOf({}, seller, 'invoice'),
    logo: await readLogo(seller),
    accent: seller.accentColor,
    createdAt: now(),
  })
}
