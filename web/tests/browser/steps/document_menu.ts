import type { Visitor } from '../stage/visitor.js'

/** Chooses an entry of the menu of a document. */
export async function fromMenu({ page, t }: Visitor, step: string) {
  await page.getByRole('button', { name: t('common:detail.more'), exact: true }).click()
  await page.getByRole('menuitem', { name: t(step), exact: true }).click()
}
