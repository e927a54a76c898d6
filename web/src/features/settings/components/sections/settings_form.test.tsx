import { TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import { SettingsForm } from './settings_form'

const answer = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

function Bank() {
  return (
    <SettingsForm name="bank" title="Bank" initial={{ companyInfo: { bic: '' } }}>
      {(form) => <TextInput label="BIC" {...form.getInputProps('companyInfo.bic')} />}
    </SettingsForm>
  )
}

const field = () => screen.findByLabelText<HTMLInputElement>('BIC')
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })

test('the bar is shown only with unsaved changes', async () => {
  renderAt('/settings', <Bank />)
  await field()
  expect(bar()).toBeNull()
  await userEvent.type(await field(), 'COBADEFF')
  expect(bar()).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(bar()).toBeNull()
  expect((await field()).value).toBe('')
})

test('a field that the address names has the focus', async () => {
  renderAt('/settings?section=bank&field=companyInfo.bic', <Bank />)
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
})

test('what was typed is still there after leaving the section', async () => {
  const { unmount } = renderAt('/settings', <Bank />)
  await userEvent.type(await field(), 'COBA')
  unmount()
  renderAt('/settings', <Bank />)
  expect((await field()).value).toBe('COBA')
  expect(bar()).toBeTruthy()
})

test('what was taken back by hand is not kept', async () => {
  const { unmount } = renderAt('/settings', <Bank />)
  await userEvent.type(await field(), 'C{Backspace}')
  expect(bar()).toBeNull()
  unmount()
  renderAt('/settings', <Bank />)
  await field()
  expect(bar()).toBeNull()
})

test('a refused field gets its reason beside it and the bar stays', async () => {
  const fields = [{ field: 'companyInfo.bic', message: 'This is no BIC.', rule: 'bic' }]
  answer.mockResolvedValue(new Response(JSON.stringify({ fields }), { status: 422 }))
  renderAt('/settings', <Bank />)
  await userEvent.type(await field(), 'X{Enter}')
  expect(await screen.findByText('This is no BIC.')).toBeTruthy()
  expect(bar()).toBeTruthy()
})

test('saving sends this section alone and the bar goes', async () => {
  answer.mockImplementation(async () => new Response('{"companyInfo":{"bic":"X"}}'))
  renderAt('/settings', <Bank />)
  await userEvent.type(await field(), 'X{Enter}')
  await waitFor(() => expect(bar()).toBeNull())
  const body = answer.mock.calls[0]?.[1].body
  expect(JSON.parse(String(body))).toEqual({ companyInfo: { bic: 'X' } })
})
