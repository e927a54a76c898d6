import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { DetailSteps } from './detail_steps'

const started = vi.fn()

function Strip() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <DetailSteps
      steps={['duplicate', 'edit']}
      wordOf={(step) => step}
      isDangerous={() => false}
      isBusy={isBusy}
      onStep={(step) => {
        setIsBusy(true)
        started(step)
      }}
    />
  )
}

test('a double click on a step is one step', async () => {
  renderAt('/', <Strip />)
  await userEvent.dblClick(await screen.findByRole('button', { name: 'duplicate' }))
  expect(started.mock.calls).toEqual([['duplicate']])
})
