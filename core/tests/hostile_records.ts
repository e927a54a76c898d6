import { packed, supplyOf } from './hostile_texts.js'

/** Sends a call as the owner of a company and gives back what it answered. @throws when it is refused */
export type Post = <T>(path: string, body?: unknown) => Promise<T>

export interface Writer {
  post: Post
  put: Post
}

interface Made {
  _id: string
}

const LINE = { quantity: 1, unitPrice: 100, taxRate: 19 }

/**
 * Writes a company's records with hostile texts in every field that takes free text (the test beside it proves
 * that no column was forgotten). Each text becomes the name of a client, an item, a project and a task of its own,
 * and a line of the issued invoice. Mails are asked for, one per invoice.
 */
export async function writeHostileRecords({ post, put }: Writer, texts: string[]) {
  const next = supplyOf(texts)
  await writeSettings(post, texts)
  const clients = await inTurn(texts, (name, index) =>
    post<Made>('/clients', index === 0 ? wholeClient(name, texts) : { name, street: next(200) })
  )
  await inTurn(texts, (name, index) =>
    post('/items', {
      name,
      number: `${index} ${next(50)}`,
      description: packed(texts, 2000)[index % packed(texts, 2000).length],
      unit: next(20),
      unitPrice: 1,
    })
  )
  const invoices = await writeInvoices(post, texts, clients)
  await writeReminders({ post, put }, texts, { client: clients[0]!._id, invoice: invoices.issued })
  await writeRecurring(post, texts)
  const [task] = await writeWork(post, texts, clients)
  return { client: clients[0]!._id, invoices, ...task! }
}

/** Settings of the company; its name is one of the texts too. */
async function writeSettings(post: Post, texts: string[]) {
  const next = supplyOf(texts)
  await post('/settings', {
    companyInfo: {
      companyName: texts[0],
      legalForm: next(80),
      street: next(200),
      postalCode: next(20),
      city: next(120),
      country: 'DE',
      taxNumber: next(40),
      registerEntry: next(200),
      phone: next(60),
      bankName: next(120),
      tradingName: next(200),
      addressLine: next(200),
      legalNote: next(500),
      contactName: next(120),
      contactPhone: next(60),
      eAddress: next(200),
      accountHolder: next(120),
    },
    preferences: {
      invoiceClosing: packed(texts, 2000)[0],
      invoiceIntro: packed(texts, 2000)[0],
      invoiceFooter: packed(texts, 2000).at(-1)?.slice(0, 300),
    },
  })
}

function wholeClient(name: string, texts: string[]) {
  const next = supplyOf(texts)
  return {
    name,
    email: 'kunde@example.test',
    phone: next(60),
    taxNumber: next(40),
    addressLine: next(200),
    buyerReference: next(100),
    eAddress: next(200),
    street: next(200),
    postalCode: next(20),
    city: next(120),
    country: 'DE',
    shippingAddress: {
      name: next(200),
      street: next(200),
      postalCode: next(20),
      city: next(120),
      country: 'DE',
    },
    notes: packed(texts, 10_000)[0],
    contacts: texts.slice(0, 50).map((contact, index) => ({
      name: contact,
      email: `kontakt${index}@example.test`,
      phone: next(60),
      role: next(120),
      receivesInvoices: index === 0,
    })),
  }
}

/** One issued and paid in part with all texts in its lines, one mailed by its own words, one draft for a custom client. */
async function writeInvoices(post: Post, texts: string[], clients: Made[]) {
  const next = supplyOf(texts)
  const lines = texts.map((description) => ({ ...LINE, description, unit: next(20) }))
  const written = await post<Made>('/invoices', {
    clientId: clients[0]!._id,
    // Due at once, so that the bell tells of it.
    dueDate: new Date().toISOString().slice(0, 10),
    notes: packed(texts, 1500)[0],
    discountPercent: 1,
    discountReason: next(200),
    buyerReference: next(100),
    orderNumber: next(100),
    projectReference: next(100),
    intro: packed(texts, 1500)[1],
    closing: packed(texts, 1500)[2],
    exemptionReason: next(500),
    lines,
  })
  await post(`/invoices/${written._id}/issue`)
  for (const note of packed(texts, 500)) {
    await post(`/invoices/${written._id}/payments`, { amount: 1, method: next(20), note })
  }
  await post(`/invoices/${written._id}/send`, {})
  for (const message of packed(texts, 10_000)) {
    await post(`/invoices/${written._id}/send`, {
      to: ['kunde@example.test'],
      subject: next(200),
      message,
    })
  }
  const draft = await post<Made>('/invoices', {
    customClient: {
      name: next(200),
      vatId: next(20),
      street: next(200),
      postalCode: next(20),
      city: next(120),
    },
    notes: packed(texts, 4000)[0],
    lines: lines.slice(0, 3),
  })
  return { issued: written._id, draft: draft._id }
}

/** Levels with such words in every language, a reminder of the issued invoice, a promise to pay and two stops. */
async function writeReminders(
  { post, put }: Writer,
  texts: string[],
  { client, invoice }: { client: string; invoice: string }
) {
  const next = supplyOf(texts)
  const words = () => ({
    subject: next(120),
    intro: packed(texts, 2000)[0],
    closing: packed(texts, 2000).at(-1),
  })
  const level = {
    days: -1,
    fee: 0,
    chargesInterest: false,
    chargesFlatSum: false,
    paymentDays: 7,
    texts: { en: words(), de: words(), sq: words() },
  }
  await put('/reminders/rules', { levels: [level] })
  await post('/reminders', { invoiceIds: [invoice], level: 1, isSent: true })
  const promisedOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await put(`/invoices/${invoice}/promise`, { promisedOn, note: next(500) })
  await put(`/invoices/${invoice}/reminder-stop`, { reason: next(500) })
  await put(`/clients/${client}/reminder-stop`, { reason: next(500) })
}

/** Recurring invoices with all texts, one of which makes a draft. */
async function writeRecurring(post: Post, texts: string[]) {
  const next = supplyOf(texts)
  const message = packed(texts, 10_000)[0]
  const profiles = await inTurn(texts, (name) =>
    post<Made>('/recurring-invoices', {
      name,
      invoice: {
        customClient: { name: next(200) },
        notes: packed(texts, 4000)[0],
        lines: [{ ...LINE, description: name }],
      },
      schedule: { startOn: '2026-01-31', every: 1, unit: 'month' },
      mail: { subject: next(200), message },
    })
  )
  await post(`/recurring-invoices/${profiles[0]!._id}/run`)
}

/** A project and a task for each text; the timer of the last task runs on. */
async function writeWork(post: Post, texts: string[], clients: Made[]) {
  const description = packed(texts, 20_000)[0]
  return inTurn(texts, async (text, index) => {
    const project = await post<Made>('/projects', {
      name: text,
      description,
      clientId: clients[index % clients.length]!._id,
    })
    const { task } = await post<{ task: Made }>('/tasks', {
      title: text,
      description,
      projectId: project._id,
    })
    const note = packed(texts, 1000, ' ')[index]
    if (note) {
      const day = `2026-01-${String(index + 1).padStart(2, '0')}`
      await post('/time-entries', {
        taskId: task._id,
        startTime: `${day}T08:00:00Z`,
        endTime: `${day}T09:00:00Z`,
        note,
      })
    }
    if (index === 0) await post(`/tasks/${task._id}/time/start`)
    return { project: project._id, task: task._id }
  })
}

async function inTurn<T>(texts: string[], act: (text: string, index: number) => Promise<T>) {
  const made: T[] = []
  for (const [index, text] of texts.entries()) made.push(await act(text, index))
  return made
}

export interface Caller {
  get<T>(path: string): Promise<T>
  post: Post
}

/**
 * Lets strangers apply and be rejected, and an owner invite people, with hostile texts as names, plans and reasons.
 * Each of it causes a mail. The last application waits.
 */
export async function writeHostileApplications(
  { stranger, owner, admin }: Record<'stranger' | 'owner' | 'admin', Caller>,
  texts: string[]
) {
  const next = supplyOf(texts)
  const names = packed(texts, 200, ' ')
  const email = (kind: string, index: number) => `${kind}${index}.${process.pid}@example.test`
  await inTurn(names, (name, index) =>
    owner.post('/employees/invitations', { name, role: 'employee', email: email('invited', index) })
  )
  const reasons = packed(texts, 1000)
  await inTurn(names.slice(0, reasons.length + 1), async (companyName, index) => {
    await stranger.post('/auth/signup', {
      companyName,
      companyEmail: email('applied', index),
      userName: names.at(-index),
      subscriptionPlan: next(40),
      password: 'Sieben blaue Stühle',
    })
    const [made] = await admin.get<Made[]>(`/admin/companies?search=${email('applied', index)}`)
    const reason = reasons[index]
    if (reason) await admin.post(`/admin/companies/${made!._id}/reject`, { reason })
  })
}
