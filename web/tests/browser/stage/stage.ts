import type { Group } from '@japa/runner/core'
import type { Browser } from 'playwright-core'
import { openChromium } from './chromium.js'
import { type Kontor, openKontor, SUPER_ADMIN } from './kontor.js'
import { Terminal } from './terminal.js'
import { type Visitor, type VisitorOptions, visit } from './visitor.js'

/** The environment of the tests: a running Kontor, a browser, and the super admin's terminal. */
export interface Stage {
  kontor: Kontor
  browser: Browser
  admin: Terminal
  visit<T>(
    options: Omit<VisitorOptions, 'browser' | 'url'>,
    act: (visitor: Visitor) => Promise<T>
  ): Promise<T>
}

interface StageOptions {
  isWhole?: boolean
  isOwn?: boolean
  host?: string
}

/** A Kontor and its browsers, each opened when it is first asked for. */
class House {
  #desk?: Promise<Pick<Stage, 'kontor' | 'admin'>>
  readonly #browsers = new Map<boolean, Promise<Browser>>()

  constructor(private readonly host?: string) {}

  async stage(isWhole: boolean): Promise<Stage> {
    this.#desk ??= openDesk(this.host)
    const { kontor, admin } = await this.#desk
    if (!this.#browsers.has(isWhole)) this.#browsers.set(isWhole, openChromium({ isWhole }))
    const browser = (await this.#browsers.get(isWhole)) as Browser
    const { url } = kontor
    return {
      kontor,
      browser,
      admin,
      visit: (options, act) => visit({ browser, url, ...options }, act),
    }
  }

  async close() {
    for (const browser of this.#browsers.values()) await (await browser).close()
    const { kontor, admin } = (await this.#desk) ?? {}
    admin?.close()
    await kontor?.close()
  }
}

async function openDesk(host?: string) {
  const kontor = await openKontor({ host })
  const admin = new Terminal(kontor.url)
  await admin.signIn(SUPER_ADMIN)
  return { kontor, admin }
}

/** Opened by the first group of a run that needs it. */
let shared: House | undefined

/**
 * Gives the group's tests a stage before they begin: the one that all files of a run share, each with companies of its own.
 * @param options.isWhole in the browser that people have, see openChromium
 * @param options.isOwn one that nobody else writes to; it is closed after the group
 * @param options.host of one's own stage, in its address
 */
export function stageFor(
  group: Group,
  { isWhole = false, isOwn = false, host }: StageOptions = {}
): Stage {
  const stage = {} as Stage
  group.setup(async () => {
    const house = isOwn ? new House(host) : sharedHouse()
    Object.assign(stage, await house.stage(isWhole))
    return isOwn ? () => house.close() : () => {}
  })
  if (!isOwn) group.options.meta.suite.teardown(closeShared)
  return stage
}

function sharedHouse() {
  shared ??= new House()
  return shared
}

/** After the last file; each file asks for it, the first is heard. */
async function closeShared() {
  const house = shared
  shared = undefined
  await house?.close()
}
