import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { deskOf } from '../../../core/tests/desk.js'
import { writeHostileRecords } from '../../../core/tests/hostile_records.js'
import { TEMPLATE_TEXTS, XSS_TEXTS } from '../../../core/tests/hostile_texts.js'
import type { MadeRecords } from '../../../core/tests/made_records.js'
import { writeHostileApplications } from '../../../modules/admin/tests/hostile_applications.js'
import { Api } from './stage/api.js'
import { watchInjections } from './stage/injections.js'
import { SUPER_ADMIN } from './stage/kontor.js'
import { htmlOfMail } from './stage/mail_text.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'
import { addressesOfRecords, openOverlays, pagesOf, readScreen } from './steps/hostile_screens.js'

const TEXTS = [...XSS_TEXTS, ...TEMPLATE_TEXTS]

test.group('texts that ran as a script somewhere', (group) => {
  const stage = stageFor(group, { isOwn: true })
  let account: Account
  let owner: Api
  let admin: Api
  let made: MadeRecords

  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    owner = await Api.signIn(stage.kontor.url, account)
    admin = await Api.signIn(stage.kontor.url, SUPER_ADMIN)
    const stranger = Api.stranger(stage.kontor.url)
    const port = Number(new URL(owner.url).port)
    made = await writeHostileRecords(deskOf({ token: owner.token, port }), TEXTS)
    await writeHostileApplications({ stranger, owner, admin }, TEXTS)
  })

  /** Fails as soon as anything of a text is more than text. */
  async function guard({ page }: Visitor) {
    const injections = await watchInjections(page)
    return async () => {
      assert.deepEqual(injections.heard, [], page.url())
      assert.deepEqual(await injections.found(), [], page.url())
    }
  }

  test('are text in every screen of a company', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const look = await guard(visitor)
      await signIn(visitor, account)
      for (const address of addressesOfRecords(made)) await readScreen(visitor, address, look)
      await openOverlays(visitor, made, look)
    }))

  test('stand in a list word for word', () =>
    stage.visit({ language: 'sq' }, async (visitor) => {
      const look = await guard(visitor)
      await signIn(visitor, account)
      let shown = ''
      for (const address of pagesOf('/clients', TEXTS.length)) {
        shown += await readScreen(visitor, address, look)
      }
      const missing = TEXTS.filter((text) => !shown.includes(text.normalize('NFC').trim()))
      assert.deepEqual(missing, [])
    }))

  test('are text in the screens of the super admin', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const look = await guard(visitor)
      const companies = await admin.get<{ _id: string }[]>('/admin/companies?pageSize=500')
      const { mails } = await admin.get<{ mails: { _id: string }[] }>('/admin/mails?pageSize=500')
      const some = (made: { _id: string }[]) =>
        made.filter((_, index) => index % Math.ceil(made.length / 4) === 0).map(({ _id }) => _id)
      await visitor.page.goto('/superadmin/login')
      await signIn(visitor, SUPER_ADMIN)
      const addresses = [
        '/admin',
        '/admin/analytics',
        ...some(companies).map((id) => `/admin/company/${id}`),
        ...some(mails).map((id) => `/admin?tab=mails&mail=${id}`),
      ]
      for (const address of addresses) await readScreen(visitor, address, look)
    }))

  test('are nothing in an address', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const look = await guard(visitor)
      const texts = ['"><svg/onload=alert(1)>', 'javascript:alert(1)']
      const open = async (places: string[]) => {
        for (const text of texts.map(encodeURIComponent)) {
          for (const place of places) {
            await visitor.page.goto(place + text)
            await visitor.isSettled()
            await look()
          }
        }
      }
      await open([
        '/login?redirect=',
        '/register#',
        '/reset-password/',
        '/reset-password/x#',
        '/admin/reject/x#',
        '/#',
      ])
      await signIn(visitor, account)
      await open([
        '/clients?search=',
        '/tasks?task=',
        '/settings?section=',
        '/view/invoices/',
        '/x/',
      ])
    }))

  test('are text in the mails, which load nothing', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      const look = await guard(visitor)
      const unsent = ['queued', 'sending'].map((status) => `/admin/mails?status=${status}`)
      for (const path of unsent) {
        while ((await admin.get<{ mails: unknown[] }>(path)).mails.length > 0) await wait(50)
      }
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      await page.route('**', (route) => route.abort())
      let shown = ''
      for (const { raw } of stage.kontor.mails) {
        const html = htmlOfMail(raw)
        assert.match(html, /^<!doctype html><html/)
        await page.setContent(html)
        shown += await page.evaluate(() => document.body.innerText)
        assert.deepEqual(await page.evaluate(elementsOfNoMail), [])
        assert.deepEqual(loaded, [], html)
        await look()
      }
      const shownWords = shown.replace(/\s+/g, ' ')
      const missing = TEXTS.filter((text) => !shownWords.includes(text.replace(/\s+/g, ' ')))
      assert.deepEqual(missing, [])
    }))
})

/** Runs in the page. The meta elements are those of the character set and the width. */
function elementsOfNoMail() {
  const ours =
    'html,head,meta[charset],meta[name=viewport],title,body,div,h1,p,a[href],table,tbody,tr,td'
  return [...document.querySelectorAll(`:not(${ours})`)].map(({ outerHTML }) => outerHTML)
}
