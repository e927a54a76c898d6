import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { SecretLink } from './secret_link'

const URL = 'http://kontor.lan/offers/1#key'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser on a page without HTTPS, where only the old way may copy. */
function copyingTheOldWay(works: boolean) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  document.execCommand = () => works
}

async function copy() {
  const onCopied = vi.fn()
  renderAt('/', <SecretLink url={URL} onCopied={onCopied} />)
  const field = await screen.findByDisplayValue<HTMLInputElement>(URL)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(field.selectionEnd).toBe(URL.length))
  return onCopied
}

test('without HTTPS a link is copied as well', async () => {
  copyingTheOldWay(true)
  await waitFor(async () => expect(await copy()).toHaveBeenCalledTimes(1))
})

test('a link that could not be copied is not said to be copied', async () => {
  copyingTheOldWay(false)
  expect(await copy()).not.toHaveBeenCalled()
})
