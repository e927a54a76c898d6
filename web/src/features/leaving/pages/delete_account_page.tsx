import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { newQueryClient } from '@/lib/server/queries'
import { useSession } from '@/lib/session/session'
import { SignedIn } from '../components/signed_in'
import { SignedOut } from '../components/signed_out'
import { Vault } from '../components/vault'

/** `/delete-account`: signed in and signed out, and with a key behind `#` what is kept of a deleted company. */
export function Component() {
  const key = useLocation().hash.slice(1)
  const { status } = useSession()
  // The account may be gone while its page still says so.
  const [wasSignedIn] = useState(status === 'signedIn')
  const [queryClient] = useState(newQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      {key ? <Vault linkKey={key} /> : wasSignedIn ? <SignedIn /> : <SignedOut />}
    </QueryClientProvider>
  )
}
