import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyLine, type LineValues } from '@/features/documents/lines/line_values'
import { renderAt } from '../../../../../tests/render'
import { linesBody } from './line_values'
import { PriceLines } from './price_lines'

const ITEM = {
  _id: 'p1',
  name: 'Advice',
  description: '',
  unit: 'h',
  unitPrice: 95,
  priceMode: 'net',
  taxRate: 19,
}
const THEIRS = { ...emptyLine('19'), description: 'Written by somebody else' }

let body: ReturnType<typeof linesBody>

beforeEach(() => {
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/items')) return Response.json([ITEM])
    return Response.json({ preferences: { currency: 'EUR', taxRates: [19, 7] } })
  })
})

/** As the editor keeps the lines. */
function Editor() {
  const [lines, setLines] = useState<LineValues[]>([emptyLine('19')])
  body = linesBody(lines)
  return (
    <>
      <PriceLines lines={lines} currency="EUR" priceMode="net" taxRate="19" onChange={setLines} />
      <button type="button" onClick={() => setLines([THEIRS])}>
        Take theirs
      </button>
    </>
  )
}

async function open() {
  renderAt('/proposals/a1/edit', <Editor />)
  await screen.findByRole('group', { name: 'Lines' })
}

const lines = () => within(screen.getByRole('group', { name: 'Lines' })).getAllByRole('listitem')
const field = (index: number, name: string) =>
  within(lines()[index] ?? document.body).getByLabelText<HTMLInputElement>(name)

test('the prices of a proposal are written by the keyboard, with items found while typing', async () => {
  await open()
  await userEvent.type(field(0, 'Description'), 'Adv')
  await screen.findByRole('option', { name: /Advice/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field(0, 'Quantity')))
  await userEvent.keyboard('2{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field(1, 'Description')))
  await userEvent.keyboard('Travel')
  expect(within(lines()[0] ?? document.body).getByText('€190.00')).toBeDefined()
  expect(body).toMatchObject([
    { itemId: 'p1', description: 'Advice', quantity: '2', unit: 'h', unitPrice: '95' },
    { description: 'Travel', quantity: '1', unitPrice: '0' },
  ])
})

test('rows of a spreadsheet become lines, and one of them an alternative', async () => {
  await open()
  const data = { getData: () => 'Desk\t2\tpc\t400\nOther desk\t2\tpc\t300' }
  fireEvent.paste(field(0, 'Description'), { clipboardData: data })
  await userEvent.click(screen.getByRole('button', { name: 'Actions for line 2' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Alternative/ }))
  expect(body).toMatchObject([
    { description: 'Desk', unitPrice: '400' },
    { description: 'Other desk', unitPrice: '300', isOptional: true, alternativeOf: 1 },
  ])
})

test('what somebody else has written takes the place of what was typed', async () => {
  await open()
  await userEvent.type(field(0, 'Description'), 'Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect(field(0, 'Description').value).toBe('Written by somebody else')
  await userEvent.type(field(0, 'Description'), '!')
  expect(body).toMatchObject([{ description: 'Written by somebody else!' }])
})
