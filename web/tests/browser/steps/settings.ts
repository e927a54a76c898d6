import sharp from 'sharp'
import type { Visitor } from '../stage/visitor.js'
import type { Language } from '../stage/words.js'
import { goTo } from './menu.js'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  sq: 'Shqip',
}

async function openSection(visitor: Visitor, key: string) {
  const { page, t } = visitor
  if (!new URL(page.url()).pathname.startsWith('/settings')) await goTo(visitor, 'settings')
  const back = page.getByRole('link', { name: t('settings:page.all'), exact: true })
  if (visitor.isNarrow && (await back.isVisible())) await back.click()
  const sections = page.getByRole('navigation', { name: t('settings:page.sections') })
  await sections.getByRole('link', { name: t(`settings:section.${key}`) }).click()
  await visitor.heading(`settings:section.${key}`).waitFor()
}

async function save(visitor: Visitor) {
  await visitor.button('settings:bar.save').click()
  await visitor.button('settings:bar.save').waitFor({ state: 'hidden' })
}

/** Name and address, as they stand on the documents. */
export async function setCompany(visitor: Visitor, companyName: string) {
  await openSection(visitor, 'company')
  const fields = {
    companyName,
    street: 'Große Bergstraße 12',
    postalCode: '22767',
    city: 'Hamburg',
    taxNumber: '41/234/56789',
  }
  for (const [name, value] of Object.entries(fields)) {
    await visitor.field(`settings:field.${name}`).fill(value)
  }
  await visitor.checkScreen('/settings, company, with unsaved changes')
  await save(visitor)
}

/** A picture on the visitor's disk; it then appears in the section and above the menu. */
export async function setLogo(visitor: Visitor, companyName: string) {
  const { page, t } = visitor
  await openSection(visitor, 'logo')
  const picture = await sharp({
    create: { width: 480, height: 160, channels: 4, background: '#0f766e' },
  })
    .png()
    .toBuffer()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    visitor.button('settings:logo.upload').click(),
  ])
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
  const logo = page.getByRole('img', { name: t('settings:logo.of', { companyName }) })
  await logo.waitFor()
  await page.waitForFunction(
    (element) => (element as HTMLImageElement).naturalWidth > 0,
    await logo.elementHandle()
  )
  await visitor.checkScreen('/settings, logo')
}

/** Language of screens and documents, and the currency. From here on the visitor reads the language. */
export async function setRegion(visitor: Visitor, language: Language, currency: string) {
  await openSection(visitor, 'localisation')
  for (const field of ['language', 'documentLanguage']) {
    await choose(visitor, `settings:field.${field}`, LANGUAGE_NAMES[language])
  }
  await choose(visitor, 'settings:field.currency', new RegExp(`^${currency}\\b`), currency)
  await visitor.button('settings:bar.save').click()
  visitor.reads(language)
  await visitor.heading('settings:section.localisation').waitFor()
  await visitor.button('settings:bar.save').waitFor({ state: 'hidden' })
  await visitor.checkScreen('/settings, language and region')
}

async function choose({ page, t }: Visitor, key: string, option: string | RegExp, typed?: string) {
  const field = page.getByRole('combobox', { name: t(key), exact: true })
  await field.click()
  if (typed) await field.fill(typed)
  await page.getByRole('option', { name: option }).click()
}
