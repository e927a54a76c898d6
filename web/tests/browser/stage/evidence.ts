import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** Saves a picture and the text of a page. @returns a sentence that names them */
export async function keepEvidence(page: Page) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-walk-failure-'))
  const picture = join(folder, 'page.png')
  const text = join(folder, 'page.txt')
  await page.screenshot({ path: picture, fullPage: true })
  writeFileSync(text, `${page.url()}\n\n${await page.locator('body').ariaSnapshot()}`)
  return `The page as it was: ${picture} ${text}`
}
