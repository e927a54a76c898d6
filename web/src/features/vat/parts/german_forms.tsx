import type { Settings } from '@/lib/settings'
import type { useVatState } from '../vat'
import { OfficialRates } from './official_rates'
import { PrepaymentSection } from './prepayment'
import { RecapitulativeSection } from './recapitulative'
import { VatReturnSection } from './vat_return'

interface GermanFormsProps {
  query: ReturnType<typeof useVatState>['query']
  preferences: Settings['preferences']
}

/** The figures that a German company reports to the tax office. */
export function GermanForms({ query, preferences }: GermanFormsProps) {
  const { isVatExtended, vatInterval } = preferences
  return (
    <>
      <VatReturnSection query={query} />
      {isVatExtended && vatInterval === 'month' && <PrepaymentSection year={yearOf(query.to)} />}
      <RecapitulativeSection query={query} />
      <OfficialRates query={query} />
    </>
  )
}

const yearOf = (day: string) => Number(day.slice(0, 4))
