import type { Visitor } from '../stage/visitor.js'
import type { Language } from '../stage/words.js'

/** The labels of the specification, section 2. */
const ENTRIES = {
  invoices: { group: 'sales', en: 'Invoices', de: 'Rechnungen', sq: 'Faturat' },
  clients: { group: 'sales', en: 'Clients', de: 'Kunden', sq: 'Klientët' },
  items: { group: 'main', en: 'Items', de: 'Artikel', sq: 'Artikujt' },
  projects: { group: 'main', en: 'Projects', de: 'Projekte', sq: 'Projektet' },
  tasks: { group: 'main', en: 'Tasks', de: 'Aufgaben', sq: 'Detyrat' },
  settings: { group: 'bottom', en: 'Settings', de: 'Einstellungen', sq: 'Cilësimet' },
} satisfies Record<string, Record<Language, string> & { group: string }>

/** Goes to a page by the menu, which is a drawer on narrow screens. */
export async function goTo(visitor: Visitor, name: keyof typeof ENTRIES) {
  const { page, t, isNarrow, language } = visitor
  const entry = ENTRIES[name]
  if (isNarrow) await visitor.button('shell:top_bar.toggle_sidebar').click()
  const menu = page.getByRole('navigation', { name: t('shell:sidebar.label') })
  const sales = menu.getByRole('button', { name: t('shell:sidebar.sales') })
  if (entry.group === 'sales' && (await sales.getAttribute('aria-expanded')) !== 'true') {
    await sales.click()
  }
  await menu.getByRole('link', { name: entry[language], exact: true }).click()
  await page.waitForURL(`**/${name}`)
  if (isNarrow) await menu.waitFor({ state: 'hidden' })
}
