import type { BodyOf } from '#api/routes'
import type { NumberRange } from '../company_settings'

type RangeBody = NonNullable<BodyOf<'POST', '/api/settings'>['numberRanges']>[number]

/** A number range while it is edited. */
export interface RangeValues extends Pick<NumberRange, 'kind' | 'pattern' | 'resetsYearly'> {
  next: string
  /** Why numbers are skipped. */
  gapReason: string
}

export const rangeValues = ({ kind, pattern, resetsYearly, next }: NumberRange): RangeValues => ({
  kind,
  pattern,
  resetsYearly,
  next: String(next),
  gapReason: '',
})

/** Only what was changed: the next number may have moved on since the page was opened. */
export function changesOf(values: RangeValues, saved: NumberRange): RangeBody {
  const { pattern, resetsYearly, next, gapReason } = values
  return {
    kind: values.kind,
    ...(pattern !== saved.pattern && { pattern }),
    ...(resetsYearly !== saved.resetsYearly && { resetsYearly }),
    ...(next !== String(saved.next) && { next }),
    ...(gapReason !== '' && { gapReason }),
  }
}

/** Kinds whose skipped numbers the tax office asks about, as the server knows them. */
const FISCAL: NumberRange['kind'][] = ['invoice', 'cancellation', 'creditNote']

export const isFiscal = ({ kind }: NumberRange) => FISCAL.includes(kind)

/** Whether a typed next number leaves numbers out for which a reason is needed. */
export const skipsNumbers = (saved: NumberRange, next: string) =>
  isFiscal(saved) && /^\d{1,9}$/.test(next) && Number(next) > saved.next
