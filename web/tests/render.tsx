import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { theme } from '@/app/look/theme'
import { newQueryClient } from '@/lib/server/queries'

/** Renders as the app does, at an address; `data-testid="address"` tells where the user ended. */
export function renderAt(address: string, content: ReactNode) {
  const client = newQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  return render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Suspense fallback="loading">{content}</Suspense>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  )
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output data-testid="address">{pathname + search + hash}</output>
}
