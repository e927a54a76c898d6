import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { fileForm } from '#core/tests/file_form'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { ADDRESS, makeCompany } from './steps/company.js'

interface Made {
  _id: string
}

const COLOUR = '#7a1fa2'
const LINES = [{ description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }]

/** Secret links to everything that a client of the company can open. */
async function linksOf(api: Api) {
  const client = await api.post<Made>('/clients', { name: 'Zimmerei Weiß KG', ...ADDRESS })
  const body = { clientId: client._id, lines: LINES }
  const link = (path: string) => api.post<{ url: string }>(path)
  const invoice = await api.post<Made>('/invoices', body)
  await api.post(`/invoices/${invoice._id}/issue`)
  const estimate = await api.post<Made>('/estimates', body)
  await api.post(`/estimates/${estimate._id}/issue`)
  const templateId = 'built-in-de-website'
  const proposal = await api.post<Made>('/proposals', { clientId: client._id, templateId })
  await api.post(`/proposals/${proposal._id}/issue`)
  const made = {
    invoice: await link(`/invoices/${invoice._id}/link`),
    estimate: await link(`/estimates/${estimate._id}/link`),
    proposal: await link(`/proposals/${proposal._id}/link`),
    account: await link(`/clients/${client._id}/ledger-links`),
  }
  return Object.entries(made).map(([name, { url }]) => ({ name, url }))
}

/** A red square as the company's logo. */
async function uploadLogo({ url, token }: Api) {
  const background = { r: 200, g: 0, b: 0 }
  const create = { width: 80, height: 40, channels: 3, background } as const
  const content = await sharp({ create }).png().toBuffer()
  const { raw, headers } = fileForm({ field: 'logo', name: 'logo.png', content })
  const answer = await fetch(`${url}/api/settings/logo`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(raw),
  })
  assert(answer.ok, await answer.text())
}

/** Visible targets with less room than a thumb needs (WCAG 2.2, 2.5.5). Runs in the page. */
function smallTargets() {
  const targets = 'button, a[href], input:not([type="checkbox"]), textarea, .mantine-Checkbox-body'
  return [...document.querySelectorAll<HTMLElement>(targets)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 44)
    .map(({ target, box }) => `${target.innerText || target.tagName} ${box.width} × ${box.height}`)
}

test.group('what a company’s client opens', (group) => {
  const stage = stageFor(group)
  let links: Awaited<ReturnType<typeof linksOf>>
  group.setup(async () => {
    const account = await makeCompany(stage.kontor, stage.admin, 'Atelier Veilchen')
    const api = await Api.signIn(stage.kontor.url, account)
    await api.post('/settings', { companyInfo: { accentColor: COLOUR } })
    await uploadLogo(api)
    links = await linksOf(api)
  })

  test('shows the company’s logo and colour and nothing of Kontor, {colorScheme} at {width} px')
    .with(looksFrom('phone'))
    .run(async (_, look) => {
      for (const { name, url } of links) {
        // A browser that reads English: the page is in the client's language.
        await stage.visit({ ...look, language: 'en' }, async (visitor) => {
          const { page } = visitor
          await page.goto(url)
          await page.getByRole('img', { name: /^Atelier Veilchen/ }).waitFor()
          await page.waitForFunction(() => document.documentElement.lang === 'de')
          visitor.reads('de')
          const shown = `${await page.title()} ${await page.locator('body').innerText()}`
          assert.doesNotMatch(shown, /Kontor\b/, name)
          assert.equal(await page.locator('img[src="/favicon.svg"]').count(), 0, name)
          const filled = await page.evaluate(() =>
            getComputedStyle(document.querySelector('main') ?? document.body).getPropertyValue(
              '--mantine-color-petrol-filled'
            )
          )
          // On a dark background the violet is brightened until its contrast is sufficient.
          if (look.colorScheme === 'light') assert.equal(filled, COLOUR, name)
          else assert.notEqual(filled, '#2dd4bf', name)
          const small = await page.evaluate(smallTargets)
          if (look.width < 768) assert.deepEqual(small, [], `no room for a thumb: ${name}`)
          await visitor.checkScreen(`a client’s page: ${name}`)
        })
      }
    })
})
