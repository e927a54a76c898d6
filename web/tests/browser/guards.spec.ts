import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { SUPER_ADMIN } from './stage/kontor.js'
import { widthsOf } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { applyFor, fillSignIn, makeCompany, newAccount, signIn } from './steps/company.js'
import { inviteEmployee } from './steps/employee.js'

/** Pages that employees have no part in, every way of asking for a list among them. */
const OFFICE = [
  '/clients',
  '/clients?new=1',
  '/client-history/some-id',
  '/items',
  '/proposal',
  '/estimates',
  '/invoices',
  '/invoices/new',
  '/view/invoices/some-id',
  '/payments',
  '/reminders',
  '/bank',
  '/recurring-invoices',
  '/recurring-invoices/new',
  '/vat',
  '/mails',
  '/expenses',
  '/expenses/new',
  '/expenses/some-id',
  '/expenses/recurring',
]

test.group('guards and fallbacks', (group) => {
  const stage = stageFor(group)

  test('a stranger is sent to the sign-in that fits the address', () =>
    stage.visit({}, async (visitor) => {
      const ways = {
        '/dashboard': '/login',
        '/clients': '/login',
        '/no/such/page': '/login',
        '/admin': '/superadmin/login',
        '/admin/company/some-id': '/superadmin/login',
        '/admin/approve/some-id': '/login',
      }
      for (const [from, to] of Object.entries(ways)) {
        await visitor.page.goto(from)
        await visitor.isAt(to)
      }
    }))

  test('the public screens obey the rules of every screen', async () => {
    const looks = [
      { language: 'de', colorScheme: 'dark' },
      { language: 'en', widths: widthsOf(1280) },
      { language: 'sq', width: 390 },
    ] as const
    for (const look of looks) {
      await stage.visit(look, async (visitor) => {
        for (const path of [
          '/login',
          '/signup',
          '/register',
          '/forgot-password',
          '/reset-password/made-up#key',
          '/superadmin/login',
        ]) {
          await visitor.page.goto(path)
          await visitor.page.getByRole('heading', { level: 1 }).waitFor()
          await visitor.checkScreen(path)
        }
      })
    }
  })

  test('an owner reaches the company’s screens and none of the super admin’s', async () => {
    const account = await makeCompany(stage.kontor, stage.admin)
    await stage.visit({ language: 'de' }, async (visitor) => {
      await signIn(visitor, account)
      await visitor.isAt('/dashboard')
      for (const path of ['/no/such/page', '/admin', '/login', '/']) {
        await visitor.page.goto(path)
        await visitor.isAt('/dashboard')
      }
    })
  })

  test('a super admin stays in the admin screens', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      await visitor.page.goto('/superadmin/login')
      await fillSignIn(visitor, SUPER_ADMIN)
      await visitor.isAt('/admin')
      for (const path of ['/dashboard', '/clients', '/tasks', '/login']) {
        await visitor.page.goto(path)
        await visitor.isAt('/admin')
      }
      await visitor.text('shell:top_bar.super_admin').waitFor()
      assert.equal(await visitor.button('shell:palette.open').count(), 0)
      await visitor.checkScreen('/admin')

      await visitor.button('admin:further').click()
      await visitor.page.getByRole('menuitem', { name: visitor.t('admin:recurring') }).click()
      await visitor.heading('recurring:list.title').waitFor()
      await visitor.page.keyboard.press('Control+K')
      await visitor.page.getByRole('dialog').getByText(visitor.t('admin:account')).click()
      await visitor.isAt('/account')
      await visitor.heading('settings:devices.title').waitFor()
      await visitor.checkScreen('the account of a super admin')
    }))

  test('an invited employee sees projects and tasks only', async () => {
    const owner = await makeCompany(stage.kontor, stage.admin)
    const employee = await inviteEmployee(stage.kontor, owner)
    await stage.visit({}, async (visitor) => {
      await signIn(visitor, employee)
      const menu = visitor.page.getByRole('navigation', { name: visitor.t('shell:sidebar.label') })
      await menu.getByRole('link', { name: 'Tasks' }).waitFor()
      assert.equal(await menu.getByRole('link', { name: 'Clients' }).count(), 0)
      assert.equal(await menu.getByRole('button', { name: 'Sales' }).count(), 0)
      await visitor.checkScreen('/dashboard of an employee')
      for (const [name, path] of [
        ['delivery_notes', '/delivery-note'],
        ['account', '/account'],
      ]) {
        const bar = visitor.page.getByRole('banner')
        await bar.getByRole('link', { name: visitor.t(`shell:top_bar.${name}`) }).click()
        await visitor.isAt(`${path}`)
      }
      await visitor.heading('settings:devices.title').waitFor()
      await visitor.checkScreen('/account of an employee')
      const refused: string[] = []
      visitor.page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
      for (const path of OFFICE) {
        await visitor.page.goto(path)
        await visitor.heading('shell:refused.title').waitFor()
        assert.equal(await visitor.page.getByRole('main').getByRole('button').count(), 0, path)
      }
      assert.deepEqual(refused, [])
      await visitor.checkScreen('a page that is refused')
      await visitor.page.goto('/admin')
      await visitor.isAt('/dashboard')
    })
  })

  test('waiting, rejected and unknown users see the reason on the sign-in page', async () => {
    const waiting = newAccount('Wartende Firma')
    await applyFor(stage.kontor, waiting)
    await stage.visit({ language: 'de' }, async (visitor) => {
      const isTold = async (words: RegExp) => {
        await fillSignIn(visitor, waiting)
        await visitor.page.getByRole('alert').getByText(words).waitFor()
      }
      await isTold(/wartet noch auf die Freigabe/)
      await visitor.checkScreen('/login with a failure')

      await stage.admin.run(['admin', 'reject', waiting.email, '--reason', 'Kein Registereintrag'])
      await isTold(/nicht freigegeben/)
      assert.match(
        await stage.kontor.mailTo(waiting.email, 'Kein Registereintrag'),
        /Wartende Firma/
      )

      waiting.email = `nobody.${waiting.email}`
      await isTold(/Passwort ist falsch/)
    })
  })
})
