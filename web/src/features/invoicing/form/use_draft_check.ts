import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/lib/server/api'
import { bodyOf, type InvoiceValues } from './invoice_values'

const PAUSE_MS = 400

/** The server's check of an unsaved draft. */
const checkQuery = (body: string) => ({
  queryKey: ['invoice check', body],
  queryFn: async () =>
    (await api('POST', '/api/invoices/check', { body: JSON.parse(body), isDrawn: true })).findings,
  retry: false,
})

/**
 * Missing and doubtful particulars of the draft: requested before it is issued, and updated from then on while the
 * user corrects it.
 */
export function useDraftCheck(values: InvoiceValues) {
  const queryClient = useQueryClient()
  const [isOn, setOn] = useState(false)
  const [settled] = useDebouncedValue(JSON.stringify(bodyOf(values)), PAUSE_MS)
  const { data } = useQuery({
    ...checkQuery(settled),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })

  /** Whether nothing keeps it from being issued; what cannot be checked is left to issuing itself. */
  const mayIssue = async (present: InvoiceValues) => {
    setOn(true)
    const body = JSON.stringify(bodyOf(present))
    try {
      const findings = await queryClient.fetchQuery(checkQuery(body))
      return findings.every(({ severity }) => severity !== 'error')
    } catch (failure) {
      console.warn('The draft could not be checked.', failure)
      return true
    }
  }
  return { findings: isOn ? (data ?? []) : [], mayIssue }
}
