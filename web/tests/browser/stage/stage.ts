import type { Group } from '@japa/runner/core'
import type { Browser } from 'playwright-core'
import { openChromium } from './chromium.js'
import { type Kontor, openKontor, SUPER_ADMIN } from './kontor.js'
import { Terminal } from './terminal.js'
import { type Visitor, type VisitorOptions, visit } from './visitor.js'

/** What the tests of one file share: a running Kontor, a browser, and the super admin's terminal. */
export interface Stage {
  kontor: Kontor
  browser: Browser
  admin: Terminal
  visit<T>(
    options: Omit<VisitorOptions, 'browser' | 'url'>,
    act: (visitor: Visitor) => Promise<T>
  ): Promise<T>
}

/**
 * Opens the stage before the group's tests and takes everything down after them.
 * @param options.isWhole in the browser that people have, see openChromium
 */
export function stageFor(group: Group, options: { isWhole?: boolean } = {}): Stage {
  const stage = {} as Stage
  group.setup(async () => {
    stage.kontor = await openKontor()
    stage.browser = await openChromium(options)
    stage.admin = new Terminal(stage.kontor.url)
    const { browser, kontor, admin } = stage
    stage.visit = (options, act) => visit({ browser, url: kontor.url, ...options }, act)
    await admin.signIn(SUPER_ADMIN)
    return async () => {
      admin.close()
      await browser.close()
      await kontor.close()
    }
  })
  return stage
}
