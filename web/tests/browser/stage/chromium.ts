import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** The same without windows and all that belongs to them: it takes two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The machine's own Chromium, with a profile that lives as long as the run.
 * @param options.isWhole the browser that people have, also where the one without windows would do
 */
export function openChromium({ isWhole = false } = {}) {
  const places = isWhole ? PLACES : [SHELL, ...PLACES]
  const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place))
  if (!executablePath) {
    throw new Error('The browser walk needs Chromium (apt-get install chromium, or set CHROMIUM).')
  }
  return chromium.launch({ executablePath, args: FLAGS })
}
