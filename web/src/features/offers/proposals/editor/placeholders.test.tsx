import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import type { Block } from '../proposal'
import { BlockFields } from './block_fields'
import type { PriceLinesProps } from './price_lines'

const SCOPE: Block = {
  id: 'b1',
  kind: 'scope',
  heading: 'Für {{client}}',
  text: 'Gilt bis {{validUntil}}.',
  image: null,
  items: [{ title: 'Titel {{title}}', text: '', startsOn: null, endsOn: null }],
}
const PRICES: PriceLinesProps = {
  lines: [],
  currency: 'EUR',
  priceMode: 'net',
  taxRate: '19',
  onChange: () => undefined,
}

let stored: Block

/** As the editor keeps the block. */
function Editor() {
  const [block, setBlock] = useState(SCOPE)
  stored = block
  return (
    <>
      <BlockFields
        block={block}
        imageAddress={undefined}
        prices={PRICES}
        onEdit={(part) => setBlock((before) => ({ ...before, ...part }))}
      />
      <button type="button" onClick={() => setBlock(SCOPE)}>
        Take theirs
      </button>
    </>
  )
}

beforeEach(() => i18next.changeLanguage('de'))
afterEach(() => i18next.changeLanguage('en'))

async function open() {
  renderAt('/proposals/a1/edit', <Editor />)
  await screen.findByRole('textbox', { name: 'Überschrift' })
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const text = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })[0]!

test('placeholders of a proposal are shown in the words of the reader', async () => {
  await open()
  expect(field('Überschrift').value).toBe('Für {{Kunde}}')
  expect(text().value).toBe('Gilt bis {{Gültig bis}}.')
  expect(field('Titel 1').value).toBe('Titel {{Titel}}')
})

test('placeholders that somebody types or inserts are stored by their names', async () => {
  await open()
  await userEvent.clear(field('Überschrift'))
  await userEvent.type(field('Überschrift'), 'Nr. {{{{ nummer }}, {{{{date}}')
  expect(field('Überschrift').value).toBe('Nr. {{ nummer }}, {{date}}')
  expect(stored.heading).toBe('Nr. {{number}}, {{date}}')

  await userEvent.clear(text())
  await userEvent.click(screen.getAllByRole('button', { name: 'Text: Platzhalter einfügen' })[0]!)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Firma' }))
  expect(text().value).toBe('{{Firma}}')
  expect(stored.text).toBe('{{company}}')
})

test('a text that changes elsewhere replaces what was typed', async () => {
  await open()
  await userEvent.type(field('Überschrift'), ' und {{{{firma}}')
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect(field('Überschrift').value).toBe('Für {{Kunde}}')
})

test('a text is no longer than the server stores', async () => {
  await open()
  await userEvent.clear(field('Überschrift'))
  await userEvent.click(field('Überschrift'))
  await userEvent.paste(`${'x'.repeat(190)}{{Firma}}y`)
  expect(stored.heading.length).toBeLessThanOrEqual(200)
})
