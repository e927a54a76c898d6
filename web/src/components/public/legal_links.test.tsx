import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../tests/render'
import { LegalLinks } from './legal_links'

afterEach(() => {
  for (const meta of document.querySelectorAll('meta')) meta.remove()
})

function setByOperator(name: string, content: string) {
  const meta = Object.assign(document.createElement('meta'), { name, content })
  document.head.append(meta)
}

const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test('the links of the operator are shown where a company has none of its own', () => {
  setByOperator('imprint', 'https://operator.example/imprint')
  setByOperator('privacy', 'https://operator.example/privacy')
  renderAt(
    '/',
    <LegalLinks company={{ imprintUrl: 'https://kruse.example/impressum', privacyUrl: '' }} />
  )
  expect(addresses()).toEqual([
    'https://kruse.example/impressum',
    'https://operator.example/privacy',
  ])
})

test('nothing is shown where nobody has set a link, or the page was not made by the server', () => {
  setByOperator('imprint', '__IMPRINT_URL__')
  setByOperator('privacy', '')
  renderAt('/', <LegalLinks />)
  expect(addresses()).toEqual([])
})
