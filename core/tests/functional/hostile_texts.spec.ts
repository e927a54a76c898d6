import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { call } from '#core/tests/call'
import { type Desk, deskOf } from '#core/tests/desk'
import { fileForm } from '#core/tests/file_form'
import { writeHostileRecords } from '#core/tests/hostile_records'
import {
  DIRECTION_TEXTS,
  packed,
  TEMPLATE_TEXTS,
  TERMINAL_TEXTS,
  XSS_TEXTS,
} from '#core/tests/hostile_texts'
import type { MadeRecords } from '#core/tests/made_records'
import { objectsOfPdf } from '#core/tests/pdf_text'
import { SAMPLES } from '#core/tests/samples'
import { writeHostileApplications } from '#modules/admin/tests/hostile_applications'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { addPasskey, serveByName } from '#modules/auth/tests/passkeys'
import { onlyKnownGlyphs, printable } from '#modules/documents/pdf/clean_text'
import { workOnImports } from '#modules/imports/actions/work_on_imports'

const TEXTS = [...XSS_TEXTS, ...TEMPLATE_TEXTS]
const canRead = existsSync('/usr/bin/pdftotext')

/** Columns of whatever table that hold what the server made or chose from a list; all other text columns take free text. */
const MADE_BY_SERVER = [
  /\.(id|\w+_id|\w*hash|\w*key|created_by|decided_by|\w+_because|\w+_on|\w+_until)$/,
  /\.(kind|type|status|language|currency|country|time_zone|color|accent_color|priority|purpose|template)$/,
  /\.(tax_treatment|tax_category|category|price_mode|stage|skonto|e_address_scheme|interest_periods)$/,
  /\.(email|contact_email|vat_id|website|iban|bic|logo|ip_address|action|subject_type|period|pattern)$/,
  /^(clients|invoices|projects|reminders|reminded_invoices|estimates|proposals|delivery_notes)\.number$/,
  /^mail_outbox\.(reply_to|copies|hidden_copies|deliveries|attachments|last_error|document_number)$/,
  /^idempotency_keys\.body$/,
  /^(adonis_schema|rate_limits)\./,
  ...SAMPLES.flatMap(({ withoutFreeText }) => withoutFreeText ?? []),
]

const isHeader = (text: string) => /^[\u0020-\u007e]*$/.test(text)

/** Of somebody else: with one of its own, the account would ask for it after the password. */
async function nameHostilePasskey(companyId: string) {
  const serveAsBefore = serveByName()
  const employee = await makePerson(companyId, 'employee')
  await addPasskey(
    employee,
    XSS_TEXTS.find((text) => text.length <= 100)
  )
  serveAsBefore()
}

const withoutBlanks = (text: string) => text.replace(/[\s\u200b]/g, '')

test.group('Hostile texts', (group) => {
  group.each.disableTimeout()
  let token: string
  let desk: Desk
  let made: MadeRecords

  const from = '127.3.0.1'

  group.setup(async () => {
    const { company, owner } = await makeCompany()
    const { user } = owner
    token = owner.token
    desk = deskOf({ token, from })
    made = await writeHostileRecords(desk, TEXTS)
    await workOnImports()
    const admin = deskOf({ token: (await makeSuperAdmin()).token, from })
    await writeHostileApplications({ stranger: deskOf({ from }), owner: desk, admin }, TEXTS)
    await nameHostilePasskey(company.id)
    const body = { email: user.email, password: TEST_PASSWORD }
    for (const text of packed(TEXTS.filter(isHeader), 300, ' ')) {
      await call('POST', '/api/auth/login', { headers: { 'user-agent': text }, body })
    }
  })

  test('there are 150 that ran as a script somewhere', ({ assert }) => {
    assert.isAtLeast(new Set(XSS_TEXTS).size, 150)
  })

  test('each comes back as the text that it is', async ({ assert }) => {
    const lists = { clients: 'name', items: 'name', projects: 'name', tasks: 'title' }
    for (const [list, field] of Object.entries(lists)) {
      const rows = await desk.get<Record<string, string>[]>(`/${list}?pageSize=500`)
      assert.sameMembers(
        rows.map((row) => row[field]),
        TEXTS.map((text) => text.normalize('NFC').trim()),
        list
      )
    }
  })

  test('no column that takes free text was left out', async ({ assert }) => {
    const reader = db.connection('reader')
    const without: string[] = []
    for (const table of await reader.getAllTables()) {
      for (const [name, { type }] of Object.entries(await reader.columnsInfo(table))) {
        const column = `${table}.${name}`
        if (!/text|char|json/i.test(type) || MADE_BY_SERVER.some((made) => made.test(column)))
          continue
        const row = await reader.from(table).where(name, 'like', '%<%').first()
        if (!row) without.push(column)
      }
    }
    assert.deepEqual(without, [])
  })

  test('the PDF of {$self} shows each as text')
    .with(['an invoice', 'a proposal'] as const)
    .run(async ({ assert }, kind) => {
      const path =
        kind === 'an invoice'
          ? `invoices/${made.idOf('invoice')}`
          : `proposals/${made.idOf('proposal')}`
      const pdf = await fetch(`http://127.0.0.1:${process.env.PORT}/api/${path}/pdf`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const input = Buffer.from(await pdf.arrayBuffer())
      assert.equal(pdf.status, 200, input.toString('utf8', 0, 500))
      const shown = withoutBlanks(
        execFileSync('pdftotext', ['-raw', '-', '-'], { input, encoding: 'utf8' })
      )
      const missing = TEXTS.filter(
        (text) => !shown.includes(withoutBlanks(onlyKnownGlyphs(printable(text))))
      )
      assert.deepEqual(missing, [])
      assert.notMatch(objectsOfPdf(input), /\/(JavaScript|JS|Launch|EmbeddedFile|URI|SubmitForm)\b/)
    })
    .skip(!canRead, 'pdftotext is not installed')

  test('the page of a proposal shows each as text', async ({ assert }) => {
    const link = { id: made.idOf('proposal'), key: made.idOf('proposalKey') }
    const shown: string[] = []
    JSON.stringify(await deskOf().post('/shared-proposals/show', link), (_, value) => {
      if (typeof value === 'string') shown.push(value)
      return value
    })
    const missing = TEXTS.filter((text) => !shown.includes(text.normalize('NFC').trim()))
    assert.deepEqual(missing, [])
  })

  test('the name of an uploaded file is never used', async ({ assert }) => {
    const picture = await sharp({
      create: { width: 4, height: 4, channels: 3, background: '#1c7ed6' },
    })
      .png()
      .toBuffer()
    const addresses = new Set<string>()
    for (const name of [...TEXTS, ...TERMINAL_TEXTS, ...DIRECTION_TEXTS, ...PATHS]) {
      const form = fileForm({ field: 'logo', name, content: picture })
      const { status, text } = await call('POST', '/api/settings/logo', { token, ...form })
      assert.include([200, 400, 422], status, `${name}: ${text}`)
      if (status === 200) addresses.add(JSON.parse(text).logo)
      else assert.notInclude(text, name)
    }
    assert.lengthOf([...addresses], 1)
    assert.match([...addresses][0], /^\/api\/files\/logo\/[0-9a-f-]{36}\/[0-9a-f]{64}\.png$/)
    const files = readdirSync(process.env.KONTOR_DATA ?? '', { recursive: true, encoding: 'utf8' })
    const foreign = files.filter((file) => /owned|x\.png|alert|passwd/.test(file))
    assert.deepEqual(foreign, [])
  })
})

const PATHS = [
  '../../x.png',
  '..%2f..%2fx.png',
  '%2e%2e%2fx.png',
  '/etc/passwd',
  'C:\\x.png',
  '.env',
]
