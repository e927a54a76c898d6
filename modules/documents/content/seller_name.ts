import { legalFormOf } from '#modules/settings/public'
import type { Seller } from './parties.js'

/**
 * The name of a company with its legal form, which § 35a GmbHG and similar laws require, unless the form is not part
 * of a name or the name ends with it. Documents from before 2026-11-25 hold the form as a text.
 */
export function sellerName({ companyName, legalForm }: Pick<Seller, 'companyName' | 'legalForm'>) {
  const form = legalFormOf(legalForm)
  if (!form)
    return endsWithText(companyName, legalForm) ? companyName : `${companyName} ${legalForm}`
  if (form.isUnprinted || ` ${bare(companyName)}`.endsWith(` ${bare(form.name)}`))
    return companyName
  return `${companyName} ${form.name}`
}

const endsWithText = (name: string, text: string) => name.toLowerCase().endsWith(text.toLowerCase())

/** Dots and the blanks behind them are ignored: `e. K.` is `e.K.`, `Sh.p.k.` is `SHPK`. */
const bare = (text: string) => text.toLowerCase().replace(/\.\s*/g, '')
