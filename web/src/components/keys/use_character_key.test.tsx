import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCharacterKey } from './use_character_key'

const act = vi.fn()
beforeEach(() => act.mockReset())

/** The event of a German keyboard for "/". */
const GERMAN_SLASH = { key: '/', code: 'Digit7', shiftKey: true }

function Page({ hasDialog = false }) {
  useCharacterKey('/', act)
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Row" />
      <p contentEditable suppressContentEditableWarning>
        text
      </p>
      {hasDialog && <div role="dialog" aria-modal="true" />}
    </>
  )
}

test.each([
  ['a German keyboard', GERMAN_SLASH],
  ['an American keyboard', { key: '/', code: 'Slash' }],
  ['a number pad', { key: '/', code: 'NumpadDivide' }],
])('the character of %s is heard', (_, keys) => {
  render(<Page />)
  fireEvent.keyDown(document.body, keys)
  expect(act).toHaveBeenCalledOnce()
})

test('a ticked row does not keep the key from being heard', () => {
  render(<Page />)
  fireEvent.keyDown(screen.getByRole('checkbox'), GERMAN_SLASH)
  expect(act).toHaveBeenCalledOnce()
})

test.each(['Ctrl', 'Alt', 'Meta'])('%s makes it another key', (modifier) => {
  render(<Page />)
  fireEvent.keyDown(document.body, { ...GERMAN_SLASH, [`${modifier.toLowerCase()}Key`]: true })
  expect(act).not.toHaveBeenCalled()
})

test('while something is typed the character is only written', () => {
  render(<Page />)
  for (const field of [screen.getByLabelText('Name'), screen.getByText('text')]) {
    expect(fireEvent.keyDown(field, GERMAN_SLASH)).toBe(true)
  }
  expect(act).not.toHaveBeenCalled()
})

test('a dialog in front of the page keeps its keys', () => {
  render(<Page hasDialog />)
  fireEvent.keyDown(document.body, GERMAN_SLASH)
  expect(act).not.toHaveBeenCalled()
})
