import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaxBuyer } from '#api/suggest_tax'
import type { Language } from '@/lib/language/languages'
import { recordQuery } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import { type Settings, useSettings } from '@/lib/settings'
import type { Client } from '../form/document_values'
import type { LineValues } from '../lines/line_values'
import {
  retaxed,
  type SuggestedTaxes,
  suggestTaxes,
  taxedAsSuggested,
  taxedAtHome,
} from './line_tax'

/** Whom a document is for, as its form holds it. */
interface Recipient {
  clientId: string
  customClient?: (Omit<TaxBuyer, 'type' | 'taxTreatment'> & { language?: Language | '' }) | null
}

const UNKNOWN_BUYER = { country: '', vatId: '' }

export type ClientTax = ReturnType<typeof useClientTax>

/** The company's facts that the rules of VAT depend on. */
export const sellerOf = (settings: Settings | undefined) => ({
  country: settings?.companyInfo.country ?? '',
  isSmallBusiness: settings?.preferences.isSmallBusiness ?? false,
})

/**
 * How the lines of a document are taxed for its recipient, and what was decided against it on this form.
 * @param usualRate VAT of a line that is taxed at home, a decimal string
 */
export function useClientTax({ clientId, customClient }: Recipient, usualRate: string) {
  const { isSuperAdmin } = useSession()
  const settings = useSettings().data
  const [chosen, setChosen] = useState<Client>()
  const [overruledFor, setOverruledFor] = useState<string>()
  const isAtHand = chosen?._id === clientId
  const saved = useQuery({
    ...recordQuery('/api/clients/:id', { params: { id: clientId } }),
    enabled: clientId !== '' && !isAtHand && !isSuperAdmin,
  })
  const known = clientId ? (isAtHand ? chosen : saved.data) : customClient
  const seller = sellerOf(settings)
  const suggestedTo = (buyer: TaxBuyer) => suggestTaxes(seller, buyer)
  const suggested = settings && suggestedTo(known ?? UNKNOWN_BUYER)
  const recipient = clientId || 'one-off'
  const isOverruled = overruledFor === recipient
  const retax = (lines: LineValues[], taxes: SuggestedTaxes | undefined) =>
    lines.map((line) => retaxed(line, taxes, usualRate))
  return {
    /** How sales to the recipient are usually taxed; undefined while nobody knows. */
    suggested,
    /** Whether German law names the reason. */
    isGerman: seller.country === 'DE',
    /** The VAT of new lines. */
    starting: isOverruled ? undefined : suggested,
    isOverruled,
    /** The recipient's language; empty while nobody knows, or when it is that of the company. */
    language: known?.language ?? '',
    usualRate,
    /** The lines for a client who was chosen from the list. */
    linesForClient: (client: Client, lines: LineValues[]) => {
      setChosen(client)
      setOverruledFor(undefined)
      return settings ? retax(lines, suggestedTo(client)) : lines
    },
    /** The lines for a one-off client whose country or VAT id was written. */
    linesForOneOff: (buyer: TaxBuyer, lines: LineValues[]) =>
      settings && !isOverruled ? retax(lines, suggestedTo(buyer)) : lines,
    /** The lines with the usual rate of the company, and new ones from now on. */
    linesAtHome: (lines: LineValues[]) => {
      setOverruledFor(recipient)
      return lines.map((line) => taxedAtHome(line, usualRate))
    },
    /** All lines as sales to the recipient are usually taxed, and new ones from now on. */
    linesAsSuggested: (lines: LineValues[]) => {
      setOverruledFor(undefined)
      return lines.map((line) => taxedAsSuggested(line, suggested, usualRate))
    },
  }
}
