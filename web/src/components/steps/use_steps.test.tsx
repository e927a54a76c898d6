import { Button } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { StepDialog } from './step_dialog'
import { useSteps } from './use_steps'

type Step = 'issue' | 'cancel' | 'edit'

interface RecordProps {
  step: Step
  run?: () => Promise<string | undefined>
}

function Steps({ step, run = async () => undefined }: RecordProps) {
  const { start, open, close } = useSteps({
    asked: ['cancel'],
    editAt: '/records/1/edit',
    run,
    affects: ['/api/records'],
    onDone: () => undefined,
    askedBy: (failure) => (failure instanceof RangeError ? 'cancel' : undefined),
  })
  return (
    <>
      <Button onClick={() => void start(step)}>Begin</Button>
      <p>{open ?? 'none'} is open</p>
      {open && (
        <StepDialog title="Why?" doneText="It is done." affects={[]} onClose={close}>
          {(onDone) => <Button onClick={onDone}>Because</Button>}
        </StepDialog>
      )}
    </>
  )
}

const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Begin' }))

test('a step that needs no answer happens at once', async () => {
  const run = vi.fn(async () => undefined)
  renderAt('/', <Steps step="issue" run={run} />)
  await begin()
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  expect(screen.getByText('none is open')).toBeDefined()
})

test('a step that needs an answer waits for it, and its dialog closes then', async () => {
  const run = vi.fn(async () => undefined)
  renderAt('/', <Steps step="cancel" run={run} />)
  await begin()
  await userEvent.click(await screen.findByRole('button', { name: 'Because' }))
  await screen.findByText('none is open')
  expect(run).not.toHaveBeenCalled()
})

test('a failure that can be answered opens its question', async () => {
  const run = () => Promise.reject(new RangeError())
  renderAt('/', <Steps step="issue" run={run} />)
  await begin()
  await screen.findByText('cancel is open')
})
