import { test } from '@japa/runner'
import type { Browser } from 'playwright-core'
import { openChromium } from './stage/chromium.js'
import { DEMO_OWNER, type Kontor, openKontor } from './stage/kontor.js'
import { DESK_AND_PHONE } from './stage/looks.js'
import { visit } from './stage/visitor.js'
import { signIn } from './steps/company.js'
import { screensOfCompany } from './steps/screens.js'

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

  test('obey the rules of every screen, {colorScheme}, from {width} px')
    .with([...DESK_AND_PHONE])
    .run((_, look) =>
      visit({ browser, url: kontor.url, ...look }, async (visitor) => {
        await signIn(visitor, { email: DEMO_OWNER, password: kontor.demoPassword() })
        for (const [name, open] of Object.entries(screensOfCompany)) {
          await open(visitor)
          await visitor.checkScreen(name)
        }
      })
    )
})
