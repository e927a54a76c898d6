/** `npm run screenshots`: every screen of the demo company in German, light and dark, wide and on a phone. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { openChromium } from './stage/chromium.js'
import { openKontor } from './stage/kontor.js'
import { type Visitor, visit } from './stage/visitor.js'
import { signIn } from './steps/company.js'
import { PUBLIC_SCREENS, screensOfCompany, screensOfOperator } from './steps/screens.js'

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const WIDTHS = [1280, 390]
const SCHEMES = ['light', 'dark'] as const
const OWNER = 'jana@nordwind.example'
const OPERATOR = 'admin@kontor.example'

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const kontor = await openKontor({ hasDemo: true })
const browser = await openChromium()
try {
  const note = readFileSync(join(kontor.folder, 'demo', 'demo.json'), 'utf8')
  const { password }: { password: string } = JSON.parse(note)
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
    for (const [name, path] of Object.entries(PUBLIC_SCREENS)) {
      await visitor.page.goto(path)
      await shoot(visitor, name)
    }
    await signIn(visitor, { email: OWNER, password })
    for (const [name, open] of Object.entries(screensOfCompany)) {
      await open(visitor)
      await shoot(visitor, name)
    }
  })
  await visit(options, async (visitor) => {
    await signIn(visitor, { email: OPERATOR, password })
    for (const [name, open] of Object.entries(screensOfOperator)) {
      await open(visitor)
      await shoot(visitor, name)
    }
  })
}

/** Few colours are enough for a screen, and a fifth of the bytes. */
async function keep(visitor: Visitor, file: string) {
  await visitor.isSettled()
  const picture = await visitor.page.screenshot()
  await sharp(picture).png({ palette: true, colours: 128, effort: 9 }).toFile(file)
  process.stdout.write(`${file}\n`)
}
