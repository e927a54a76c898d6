import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
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

/** The machine's own Chromium, with a profile that lives as long as the run. */
export function openChromium() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place))
  if (!executablePath) {
    throw new Error('The browser walk needs Chromium (apt-get install chromium, or set CHROMIUM).')
  }
  return chromium.launch({ executablePath, args: FLAGS })
}
