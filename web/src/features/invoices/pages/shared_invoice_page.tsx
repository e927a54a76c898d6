import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { newQueryClient } from '@/lib/queries'
import { SharedInvoice } from '../shared/shared_invoice'

/** `/shared/invoices/{id}#key`: where the secret link of an invoice leads. Without a key nothing is told: the sign-in page. */
export function Component() {
  const { id = '' } = useParams()
  const key = useLocation().hash.slice(1)
  // Only what stands behind the sign-in has one around it.
  const [queryClient] = useState(newQueryClient)
  if (!key) return <Navigate to="/login" replace />
  return (
    <QueryClientProvider client={queryClient}>
      <SharedInvoice key={key} link={{ id, key }} />
    </QueryClientProvider>
  )
}
