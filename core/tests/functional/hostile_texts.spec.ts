import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { call } from '#core/tests/call'
import type { Writer } from '#core/tests/hostile_basics'
import {
  type Caller,
  writeHostileApplications,
  writeHostileRecords,
} from '#core/tests/hostile_records'
import {
  DIRECTION_TEXTS,
  packed,
  TEMPLATE_TEXTS,
  TERMINAL_TEXTS,
  XSS_TEXTS,
} from '#core/tests/hostile_texts'
import { objectsOfPdf } from '#core/tests/pdf_text'
import { makeCompany, makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { onlyKnownGlyphs, printable } from '#modules/documents/pdf/clean_text'
import { workOnImports } from '#modules/imports/actions/work_on_imports'

const TEXTS = [...XSS_TEXTS, ...TEMPLATE_TEXTS]
const canRead = existsSync('/usr/bin/pdftotext')

/** Columns that hold what the server made or chose from a list; all other text columns take free text. */
const MADE_BY_SERVER = [
  /\.(id|\w+_id|\w*hash|\w*key|created_by|decided_by|\w+_because|\w+_on|\w+_until)$/,
  /\.(kind|type|status|language|currency|country|time_zone|color|accent_color|priority|purpose)$/,
  /\.(tax_treatment|tax_category|category|price_mode|stage|skonto|e_address_scheme|interest_periods)$/,
  /\.(email|contact_email|vat_id|website|iban|bic|logo|ip_address|action|subject_type|period|pattern)$/,
  /^(clients|invoices|projects|reminders|reminded_invoices|estimates|proposals|delivery_notes)\.number$/,
  /^vat_entries\.(basis|cause)$/,
  /^(deducted_down_payments\.(number|taxes)|invoices\.delivery_note)$/,
  /^mail_outbox\.(reply_to|copies|hidden_copies|deliveries|attachments|last_error|document_number)$/,
  /^mail_settings\.(reply_to|copy_to)$/,
  /^bounced_addresses\.last_error$/,
  /^(users\.role|secret_links\.details|idempotency_keys\.body|invoice_words\.word)$/,
  /^recurring_profiles\.(paused_for|schedule|service_period|mode|catch_up|collects|resumed_with)$/,
  /^recurring_runs\.reason$/,
  /^(estimate|proposal)_answers\.(via|chosen)$/,
  /^conversions\.(source|target)_type$/,
  /^vat_checks\.(registered_name|registered_address|reference)$/,
  /^(statements\.due_month|statement_schedules\.last_failure)$/,
  /^delivery_notes\.(intro|closing|exemption_reason|discount_reason)$/,
  /^imports\.(state|format|mapping|rules|planned|done|worker)$/,
  /^import_blocks\.(plan|outcome)$/,
  /^bank_(statements\.(format|columns)|entries\.state)$/,
  /^(saved_views\.list|invoices\.sent_as|company_profiles\.templates|\w+\.template)$/,
  /^invoice_attachments\.(name|type|sha256)$/,
  /^(adonis_schema|rate_limits)\./,
]

const isHeader = (text: string) => /^[\u0020-\u007e]*$/.test(text)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const withoutBlanks = (text: string) => text.replace(/[\s\u200b]/g, '')

test.group('Hostile texts', (group) => {
  group.each.disableTimeout()
  let owner: Caller & Writer & { token: string }
  let made: Awaited<ReturnType<typeof writeHostileRecords>>

  const callerOf = (token?: string) => {
    const ask = async (method: string, path: string, body?: unknown) => {
      const options = { token, body, from: '127.3.0.1' }
      const { status, text } = await call(method, `/api${path}`, options)
      if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
      return JSON.parse(text)
    }
    return {
      get: (path: string) => ask('GET', path),
      post: (path: string, body: unknown = {}) => ask('POST', path, body),
      put: (path: string, body: unknown) => ask('PUT', path, body),
    }
  }

  group.setup(async () => {
    const { user, token } = (await makeCompany()).owner
    owner = { ...callerOf(token), token }
    made = await writeHostileRecords(owner, TEXTS)
    await checkTable(token)
    await bringStatement(token)
    const admin = callerOf((await makeSuperAdmin()).token)
    await writeHostileApplications({ stranger: callerOf(), owner, admin }, TEXTS)
    const body = { email: user.email, password: TEST_PASSWORD }
    for (const text of packed(TEXTS.filter(isHeader), 300, ' ')) {
      await call('POST', '/api/auth/login', { headers: { 'user-agent': text }, body })
    }
  })

  /** A table with the texts as cells and headings, checked and not brought in: each of them is no price. */
  async function checkTable(token: string) {
    const rows = TEXTS.map((text) => `${quoted(text)};${quoted(text)}`).join('\n')
    const file = Buffer.from(`Preis;"<b onclick=alert(1)>"\n${rows}\n`)
    const at = { path: '/api/imports?kind=items', field: 'file' }
    const { status, text } = await upload(token, '<img src=x onerror=alert(1)>.csv', file, at)
    if (status !== 201) throw new Error(text)
    await owner.post(`/imports/${JSON.parse(text)._id}/check`)
    await workOnImports()
  }

  /** A statement of a bank with the texts as whatever a bank may write. */
  async function bringStatement(token: string) {
    const rows = TEXTS.map((text) => `01.03.2026;1,00;${Array(6).fill(quoted(text)).join(';')}`)
    const headings =
      'Buchungstag;Betrag;Auftragskonto;Name;IBAN;Verwendungszweck;Umsatz-ID;Kundenreferenz'
    const file = Buffer.from(`${headings}\n${rows.join('\n')}\n`)
    const at = { path: '/api/bank-statements', field: 'file' }
    const { status, text } = await upload(token, '<img src=x onerror=alert(1)>.csv', file, at)
    if (status !== 201) throw new Error(text)
  }

  test('there are 150 that ran as a script somewhere', ({ assert }) => {
    assert.isAtLeast(new Set(XSS_TEXTS).size, 150)
  })

  test('each comes back as the text that it is', async ({ assert }) => {
    const lists = { clients: 'name', items: 'name', projects: 'name', tasks: 'title' }
    for (const [list, field] of Object.entries(lists)) {
      const rows = await owner.get<Record<string, string>[]>(`/${list}?pageSize=500`)
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
        kind === 'an invoice' ? `invoices/${made.invoices.issued}` : `proposals/${made.proposal.id}`
      const pdf = await fetch(`http://127.0.0.1:${process.env.PORT}/api/${path}/pdf`, {
        headers: { authorization: `Bearer ${owner.token}` },
      })
      const input = Buffer.from(await pdf.arrayBuffer())
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
    const body = JSON.stringify(await callerOf().post('/shared-proposals/show', made.proposal))
    const shown: string[] = []
    JSON.stringify(JSON.parse(body), (_, value) => {
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
      const { status, text } = await upload(owner.token, name, picture)
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

/** A form as no browser would write it: the name stands in it byte by byte. */
function upload(
  token: string,
  filename: string,
  content: Buffer,
  { path, field } = { path: '/api/settings/logo', field: 'logo' }
) {
  const boundary = 'kontor-test'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`
  const raw = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return call('POST', path, { token, raw, headers })
}
