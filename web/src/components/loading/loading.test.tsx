import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Loading } from './loading'

const variants = ['spinner', 'dots', 'skeleton'] as const
const extents = ['page', 'inline', 'tableRow', 'cardList'] as const

test.each(variants.flatMap((variant) => extents.map((extent) => [variant, extent] as const)))(
  'a loading %s as %s says "Loading..."',
  (variant, extent) => {
    renderAt('/', <Loading variant={variant} extent={extent} size="lg" />)
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('Loading...')
  }
)

test('a screen that loads says "Loading application..."', () => {
  renderAt('/', <Loading extent="page" text="loading.application" />)
  expect(screen.getByText('Loading application...')).toBeTruthy()
})
