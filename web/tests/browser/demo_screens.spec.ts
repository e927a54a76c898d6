import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Browser } from 'playwright-core'
import { openChromium } from './stage/chromium.js'
import { assertFirstRowIsHigh } from './stage/first_row.js'
import { DEMO_OWNER, type Kontor, openKontor } from './stage/kontor.js'
import { delayAnswers } from './stage/late_answers.js'
import { takeShifts, watchShifts } from './stage/layout_shift.js'
import { DESK_AND_PHONE } from './stage/looks.js'
import { type Visitor, visit } from './stage/visitor.js'
import { signIn } from './steps/company.js'
import { screensOfCompany } from './steps/screens.js'

/** All screens at three widths take four minutes; a slow machine takes several times that. */
const LONGEST_MS = 25 * 60_000

/**
 * All screens in both ways and at all widths at night; before a change lands, at the two widths that differ most, every
 * other screen loaded and the rest by a link.
 */
const isNight = Boolean(process.env.LONG_LISTS)
const WIDTHS = isNight
  ? { loaded: [1280, 768, 390], linked: [1280, 768, 390] }
  : { loaded: [390], linked: [1280] }
const isLoaded = (_: unknown, at: number) => isNight || at % 2 === 0
const isLinked = (_: unknown, at: number) => isNight || at % 2 === 1

/** Screens whose list begins lower, and why. */
const LOWER: Record<string, string> = {
  project: 'What can be billed, the budget and the week come before the tasks.',
  'project-done': 'The same page.',
  'client-ledger':
    'A record: what the client owes, its days and the ageing come before the entries.',
  'client-documents': 'A record: the kinds of documents and their figures come before the list.',
  'employee-absences': 'A record: the remaining days of the year come before the absences.',
}

test.group('the screens of a company with eighteen months of work', (group) => {
  let kontor: Kontor
  let browser: Browser
  let allAddresses: Map<string, string> | undefined
  group.setup(async () => {
    kontor = await openKontor({ hasDemo: true })
    browser = await openChromium()
    return async () => {
      await browser.close()
      await kontor.close()
    }
  })
  const enter = (visitor: Visitor) =>
    signIn(visitor, { email: DEMO_OWNER, password: kontor.demoPassword() })

  test('obey the rules of every screen, {colorScheme}, from {width} px')
    .with([...DESK_AND_PHONE])
    .run((_, look) =>
      visit({ browser, url: kontor.url, ...look }, async (visitor) => {
        await enter(visitor)
        for (const [name, open] of Object.entries(screensOfCompany)) {
          await open(visitor)
          await visitor.checkScreen(name)
          if (!(name in LOWER)) await assertFirstRowIsHigh(visitor.page, name)
        }
      })
    )

  // Two tests, because one alone took seven of the ten minutes that a test has on a busy machine.
  test('do not move while they are loaded, in whatever order the server answers', () =>
    atWidths(WIDTHS.loaded, isLoaded, async ({ page }, address) => {
      await page.goto(address)
    }))
    .timeout(LONGEST_MS)
    .retry(0)

  test('do not move when a link opens them, in whatever order the server answers', () =>
    atWidths(WIDTHS.linked, isLinked, (visitor, address) => visitor.follow(address)))
    .timeout(LONGEST_MS)
    .retry(0)

  const atWidths = async (widths: number[], isMeant: typeof isLoaded, open: Open) => {
    allAddresses ??= await addressesOfScreens()
    const addresses = new Map([...allAddresses].filter(isMeant))
    // Side by side, because they wait for late answers most of the time.
    await Promise.all(widths.map((width) => standStill(width, { addresses, open })))
  }

  /** A visitor with an empty cache looks again at the screens that moved, which is faster than a second attempt at all. */
  const standStill = async (width: number, { addresses, open }: Screens) => {
    const moved = await movesAt(width, { addresses, open })
    const again = new Map([...addresses].filter(([name]) => moved.has(name)))
    const moving = again.size ? await movesAt(width, { addresses: again, open }) : moved
    assert.deepEqual(Object.fromEntries(moving), {}, `screens move at ${width} px`)
  }

  const addressesOfScreens = () =>
    visit({ browser, url: kontor.url, language: 'de' }, async (visitor) => {
      const addresses = new Map<string, string>()
      await enter(visitor)
      for (const [name, openScreen] of Object.entries(screensOfCompany)) {
        await openScreen(visitor)
        addresses.set(name, visitor.page.url())
      }
      return addresses
    })

  const movesAt = (width: number, { addresses, open }: Screens) =>
    visit({ browser, url: kontor.url, language: 'de', width }, async (visitor) => {
      const { page } = visitor
      await watchShifts(page)
      await enter(visitor)
      const answersHaveCome = await delayAnswers(page, width)
      const moves = new Map<string, string[]>()
      for (const [name, address] of addresses) {
        await open(visitor, address)
        await visitor.isSettled()
        await answersHaveCome()
        await visitor.isSettled()
        const shifts = await takeShifts(page)
        if (shifts.length) moves.set(name, shifts)
      }
      return moves
    })
})

type Open = (visitor: Visitor, address: string) => Promise<void>

interface Screens {
  addresses: Map<string, string>
  open: Open
}
