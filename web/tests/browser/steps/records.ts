import type { Visitor } from '../stage/visitor.js'
import { goTo } from './menu.js'

export const CLIENT = 'Müller & Söhne GmbH'
export const ITEM = 'Beratung vor Ort'

/** A client by the form beside the list; it ends on the client's page. */
export async function addClient(visitor: Visitor) {
  const { page } = visitor
  await goTo(visitor, 'clients')
  await visitor.checkScreen('/clients, empty')
  await page.getByRole('link', { name: visitor.t('clients:list.new') }).click()
  const form = page.getByRole('dialog')
  const fields = {
    name: CLIENT,
    email: 'buchhaltung@mueller-soehne.example',
    street: 'Hafenstraße 3',
    postal_code: '20457',
    city: 'Hamburg',
  }
  for (const [name, value] of Object.entries(fields)) {
    await visitor.field(`clients:field.${name}`, form).fill(value)
  }
  await visitor.checkScreen('/clients, form')
  await visitor.button('clients:form.save').click()
  await visitor.isAt(/^\/client-history\//)
  await page.getByRole('heading', { level: 1, name: CLIENT }).waitFor()
  await visitor.checkScreen('/client-history')
}

/** An hour of consulting for 95. */
export async function addItem(visitor: Visitor) {
  const { page, t } = visitor
  await goTo(visitor, 'items')
  await visitor.checkScreen('/items, empty')
  await page.getByRole('link', { name: t('items:list.new') }).click()
  const form = page.getByRole('dialog')
  await visitor.field('items:field.name', form).fill(ITEM)
  await visitor.field('documents:item_price.label.net', form).fill('95')
  await visitor.field('items:field.unit', form).fill('h')
  await visitor.field('items:field.tax_rate', form).selectOption('19')
  await visitor.checkScreen('/items, form')
  await visitor.button('items:form.save').click()
  await form.waitFor({ state: 'hidden' })
  await page.getByText(ITEM, { exact: true }).first().waitFor()
  await visitor.checkScreen('/items')
}
