/**
 * `npm run screenshots`: every screen of the demo company in German, light and dark, wide and on a phone.
 * To look at some while building: `npm run screenshots -- --only payments,invoice --width 768 --into /tmp/look --whole`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { openChromium } from './stage/chromium.js'
import { DEMO_OPERATOR, DEMO_OWNER, openKontor } from './stage/kontor.js'
import { type Visitor, visit } from './stage/visitor.js'
import { signIn } from './steps/company.js'
import { PUBLIC_SCREENS, screensOfCompany, screensOfOperator } from './steps/screens.js'

const { values: wanted } = parseArgs({
  options: {
    /** Names of screens, parted by commas. */
    only: { type: 'string' },
    width: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    into: { type: 'string' },
    /** The whole page instead of what the window shows. */
    whole: { type: 'boolean' },
  },
})
const FOLDER = wanted.into ?? fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const WIDTHS = wanted.width?.map(Number) ?? [1280, 390]
const SCHEMES = (['light', 'dark'] as const).filter(
  (scheme) => wanted.scheme?.includes(scheme) ?? true
)
const names = wanted.only?.split(',')
const chosen = <T>(screens: Record<string, T>) =>
  Object.entries(screens).filter(([name]) => names?.includes(name) ?? true)

if (!names) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const kontor = await openKontor({ hasDemo: true })
const browser = await openChromium({ isWhole: true })
try {
  const password = kontor.demoPassword()
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) await takeAll(browser, { colorScheme, width, password })
  }
} finally {
  await browser.close()
  await kontor.close()
}

interface Look {
  colorScheme: (typeof SCHEMES)[number]
  width: number
  password: string
}

async function takeAll(browser: Browser, { colorScheme, width, password }: Look) {
  const options = { browser, url: kontor.url, language: 'de' as const, width, colorScheme }
  const shoot = (visitor: Visitor, name: string) =>
    keep(visitor, join(FOLDER, `${name}-${width}-${colorScheme}.png`))

  await visit(options, async (visitor) => {
    for (const [name, path] of chosen(PUBLIC_SCREENS)) {
      await visitor.page.goto(path)
      await shoot(visitor, name)
    }
    await signIn(visitor, { email: DEMO_OWNER, password })
    for (const [name, open] of chosen(screensOfCompany)) {
      await open(visitor)
      await shoot(visitor, name)
    }
  })
  if (chosen(screensOfOperator).length === 0) return
  await visit(options, async (visitor) => {
    await signIn(visitor, { email: DEMO_OPERATOR, password })
    for (const [name, open] of chosen(screensOfOperator)) {
      await open(visitor)
      await shoot(visitor, name)
    }
  })
}

/** Few colours are enough for a screen, and a fifth of the bytes. */
async function keep(visitor: Visitor, file: string) {
  await visitor.isSettled()
  const picture = await visitor.page.screenshot({ fullPage: wanted.whole })
  await sharp(picture).png({ palette: true, colours: 128, effort: 9 }).toFile(file)
  process.stdout.write(`${file}\n`)
}
