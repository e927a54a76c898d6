import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Component } from './shared_invoice_page'

test('a secret link shows nothing of the app behind the sign-in', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"error":"This link opens nothing."}', { status: 404 })
  )
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(
    <MantineProvider>
      <MemoryRouter initialEntries={['/shared/invoices/i1#key']}>
        <Routes>
          <Route path="/shared/invoices/:id" element={<Component />} />
        </Routes>
      </MemoryRouter>
    </MantineProvider>
  )
  expect(await screen.findByText('This link opens nothing.')).toBeDefined()
})
