import type { Visitor } from '../stage/visitor.js'

export type Open = (visitor: Visitor) => Promise<unknown>

export const at =
  (path: string): Open =>
  (visitor) =>
    visitor.follow(path)

/**
 * Opens the first record of a list: the first link whose address begins and ends so; `query` chooses one of its tabs.
 */
export const firstOf =
  (list: string, begin: string, end = '', query = ''): Open =>
  async (visitor) => {
    await visitor.follow(list)
    const link = visitor.page
      .locator(`main a[href^="${begin}"]${end && `[href$="${end}"]`}`)
      .first()
    await link.waitFor()
    await visitor.follow(`${(await link.getAttribute('href')) ?? list}${query}`)
  }

/** Opens a screen and then the dialog behind the first of its buttons with this name. */
export const dialogOf =
  (open: Open, key: string): Open =>
  async (visitor) => {
    await open(visitor)
    await visitor.button(key).first().click()
    await visitor.page.getByRole('dialog').last().waitFor()
  }
