import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Visitor } from '../stage/visitor.js'

export async function openTasks(visitor: Visitor) {
  const { page } = visitor
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/tasks')
  await visitor.button('timer:start_on', { title: 'Fenster' }).waitFor()
  await visitor.isSettled()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /my_tasks$/.test(key)))
}

export async function goOffline(page: Page) {
  await page.waitForFunction(async () => (await caches.match('/')) !== undefined)
  await page.context().setOffline(true)
}

export async function goOnline({ page }: Visitor) {
  await page.context().setOffline(false)
}

/** The browser says that it had no connection, and the app what it could not load ahead. */
export function forgive(visitor: Visitor) {
  for (const complaint of visitor.complaints.splice(0)) {
    assert.match(
      complaint,
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|preload CSS|Loading ahead|Failed to fetch/
    )
  }
}

/** Entries are kept in whole seconds. */
export const moved = () => wait(1500)
