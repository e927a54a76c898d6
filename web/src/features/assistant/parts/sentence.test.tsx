import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Answer } from '../answer'
import { Sentence } from './sentence'

const RECEIVED: Answer = {
  question: 'received',
  period: null,
  client: null,
  figures: [
    { name: 'received', value: { kind: 'money', amounts: { EUR: 119 } }, link: '/payments' },
  ],
  rows: [],
  link: '/payments',
}

test.each([
  [
    'the usual days',
    { covers: { from: '2030-01-01', to: '2030-01-31' } },
    '01.01.2030 – 31.01.2030: ',
  ],
  ['one day once', { period: { from: '2030-01-02', to: '2030-01-02' } }, '02.01.2030: '],
])('a sentence begins with %s', async (_, days, beginning) => {
  renderAt(
    '/',
    <p>
      <Sentence answer={{ ...RECEIVED, ...days }} />
    </p>
  )
  const figure = await screen.findByRole('link', { name: '€119.00' })
  expect(figure.parentElement?.textContent?.startsWith(beginning)).toBe(true)
})
