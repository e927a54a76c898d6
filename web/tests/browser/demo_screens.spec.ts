import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Browser } from 'playwright-core'
import { openChromium } from './stage/chromium.js'
import { DEMO_OWNER, type Kontor, openKontor } from './stage/kontor.js'
import { delayAnswers } from './stage/late_answers.js'
import { takeShifts, watchShifts } from './stage/layout_shift.js'
import { DESK_AND_PHONE } from './stage/looks.js'
import { type Visitor, visit } from './stage/visitor.js'
import { signIn } from './steps/company.js'
import { screensOfCompany } from './steps/screens.js'

/** Screens whose first load is not held still yet, see docs/progress.md. */
const MAY_MOVE = /^(assistant|analytics|forecast|employee|delete-account)/

test.group('the screens of a company with eighteen months of work', (group) => {
  let kontor: Kontor
  let browser: Browser
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
        }
      })
    )

  test('stand still while they come, in whatever order the server answers', async () => {
    const addresses = new Map<string, string>()
    await visit({ browser, url: kontor.url, language: 'de' }, async (visitor) => {
      await enter(visitor)
      for (const [name, open] of Object.entries(screensOfCompany)) {
        if (MAY_MOVE.test(name)) continue
        await open(visitor)
        addresses.set(name, visitor.page.url())
      }
    })
    // Side by side, because they wait for late answers most of the time.
    await Promise.all([1280, 768, 390].map((width) => standStill(width, addresses)))
  })

  const standStill = (width: number, addresses: Map<string, string>) =>
    visit({ browser, url: kontor.url, language: 'de', width }, async (visitor) => {
      const { page } = visitor
      await watchShifts(page)
      await enter(visitor)
      const answersHaveCome = await delayAnswers(page, width)
      const hasStoodStill = async (name: string) => {
        await visitor.isSettled()
        await answersHaveCome()
        await visitor.isSettled()
        assert.deepEqual(await takeShifts(page), [], `${name} moves at ${width} px`)
      }
      for (const [name, address] of addresses) {
        await page.goto(address)
        await hasStoodStill(`${name}, loaded,`)
      }
      for (const [name, address] of addresses) {
        await visitor.follow(address)
        await hasStoodStill(`${name}, after a link,`)
      }
    })
})
