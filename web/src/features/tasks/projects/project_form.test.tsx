import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { ProjectForm } from './project_form'

test('the client of a project is looked for among all of them, and a project needs none', async () => {
  const sent: { clientId: string | null }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)))
    if (method === 'POST') return Response.json({ _id: 'p1' })
    if (address.startsWith('/api/settings')) {
      return Response.json({ preferences: { currency: 'EUR' } })
    }
    if (!/^\/api\/clients\?.*search=Wolf/.test(address)) return Response.json([])
    return Response.json([{ _id: 'c900', name: 'Zimmerei Wolf', number: 'K-900', city: 'Kiel' }])
  })
  renderAt('/projects/new', <ProjectForm />)
  await userEvent.type(await screen.findByLabelText('Name'), 'Roof')
  await userEvent.type(screen.getByLabelText('Client'), 'Wolf')
  await userEvent.click(await screen.findByRole('option', { name: /Zimmerei Wolf/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ name: 'Roof', clientId: 'c900' }))
  expect(sent[0]).not.toHaveProperty('clientName')

  await userEvent.clear(screen.getByLabelText('Client'))
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[1]?.clientId).toBeNull())
})

test('a project rounds as the company does until it has a rule of its own', async () => {
  const sent: { timeRounding: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'POST') sent.push(JSON.parse(String(body)))
    if (method === 'POST') return Response.json({ _id: 'p1' })
    if (address.startsWith('/api/settings')) {
      const timeRounding = { mode: 'up', minutes: 15 }
      return Response.json({ preferences: { currency: 'EUR', timeRounding } })
    }
    return Response.json([])
  })
  renderAt('/projects/new', <ProjectForm />)
  await userEvent.type(await screen.findByLabelText('Name'), 'Roof')
  const rule = () =>
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Rounding when billing' })
  expect(rule().value).toBe('As in the company')
  await screen.findByText(/each time entry is rounded up to full 15 minutes/)
  expect(screen.queryByLabelText('To full')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]?.timeRounding).toBeNull())

  await userEvent.click(rule())
  await userEvent.click(await screen.findByRole('option', { name: 'No rounding' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[1]?.timeRounding).toEqual({ mode: 'none', minutes: 15 }))
})

test('row 105: a budget in money says that it needs a client, and one in hours does not', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.startsWith('/api/settings')
        ? { preferences: { currency: 'EUR' } }
        : /^\/api\/clients\?.*search=Wolf/.test(address)
          ? [{ _id: 'c900', name: 'Zimmerei Wolf', number: 'K-900', city: 'Kiel' }]
          : []
    )
  )
  const sentence = () => screen.queryByText(/Without a client, time has no price/)
  renderAt('/projects/new', <ProjectForm />)
  await userEvent.type(await screen.findByLabelText('Budget in hours'), '10')
  expect(sentence()).toBeNull()
  await userEvent.type(screen.getByLabelText('Budget in money'), '500')
  expect(sentence()).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Client'), 'Wolf')
  await userEvent.click(await screen.findByRole('option', { name: /Zimmerei Wolf/ }))
  await waitFor(() => expect(sentence()).toBeNull())
})
