import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/render'
import { CopyIban } from './copy_iban'

test('the IBAN is shown in groups and copied without spaces', async () => {
  const user = userEvent.setup()
  renderAt('/', <CopyIban iban="DE89370400440532013000" />)
  expect(await screen.findByText('DE89 3704 0044 0532 0130 00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy IBAN' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('DE89370400440532013000')
})
