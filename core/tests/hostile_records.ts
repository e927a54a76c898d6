import { today } from '#core/clock'
import { inTurn, LINE, type Made, type Post, type Writer } from './hostile_basics.js'
import { writeProposals } from './hostile_proposals.js'
import {
  wordsOfDocument,
  writeAccount,
  writeDeliveries,
  writeEstimates,
  writePayments,
  writeRecurring,
  writeReminders,
} from './hostile_sales.js'
import { packed, supplyOf } from './hostile_texts.js'

/**
 * Writes a company's records with hostile texts in every field that takes free text (the test beside it proves
 * that no column was forgotten). Each text becomes the name of a client, an item, a project and a task of its own,
 * and a line of the issued invoice. Mails are asked for, one per invoice.
 */
export async function writeHostileRecords({ post, put }: Writer, texts: string[]) {
  const next = supplyOf(texts)
  await writeSettings(post, texts)
  await writeMailWords(put, texts)
  await post('/saved-views', {
    list: 'invoices',
    name: packed(texts, 80, ' ')[0],
    parameters: packed(texts, 2000, ' ')[0],
  })
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
  await writePayments(post, texts, clients[0]!._id)
  await writeRecurring(post, texts)
  const estimate = await writeEstimates({ post, put }, texts, clients[0]!._id)
  await writeAccount({ post, put }, texts, clients[0]!._id)
  await writeDeliveries(post, texts, estimate)
  const proposal = await writeProposals(post, texts, clients[0]!._id)
  const [task] = await writeWork(post, texts, clients)
  return { client: clients[0]!._id, invoices, estimate, proposal, ...task! }
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
      estimateIntro: packed(texts, 2000)[0],
      estimateClosing: packed(texts, 2000)[0],
      estimateFooter: packed(texts, 2000).at(-1)?.slice(0, 300),
      invoiceFooter: packed(texts, 2000).at(-1)?.slice(0, 300),
    },
  })
}

/** Sender, signatures and templates; what looks like a variable is refused in those. */
async function writeMailWords(put: Post, texts: string[]) {
  const next = supplyOf(texts.filter((text) => !text.includes('{{')))
  const signature = packed(texts, 2000)[0]
  await put('/mail-settings', {
    senderName: next(200),
    signatures: { en: signature, de: signature, sq: signature },
  })
  const words = () => ({ subject: next(200), message: next(10_000), button: next(60) })
  await put('/mail-templates/estimate/en', words())
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
    dueDate: today('Europe/Berlin'),
    notes: packed(texts, 1500)[0],
    ...wordsOfDocument(texts),
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
