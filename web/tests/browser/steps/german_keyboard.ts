import type { Page } from 'playwright-core'

const SHIFT = 8
const CODES = { '/': 'Digit7', '?': 'Minus' }

/** Shift and the key that writes the character on a German keyboard, as the browser gets it from the machine. */
export async function pressOnGermanKeyboard(page: Page, key: keyof typeof CODES) {
  const machine = await page.context().newCDPSession(page)
  const pressed = { key, code: CODES[key], modifiers: SHIFT }
  await machine.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...pressed })
  await machine.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
  await machine.detach()
}
