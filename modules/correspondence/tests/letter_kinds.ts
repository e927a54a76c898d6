import type { Desk } from './post_office.js'

/** A document that can be mailed: where that is proposed and where it is asked for. */
export interface Mailed {
  proposal: string
  sending: string
  id: string
}

interface Kind {
  name: string
  type: string
  /** Standard subject for a German client. */
  subject: RegExp
  /** A word of its own template. */
  variable: string
  hasFile: boolean
  make(desk: Desk): Promise<Mailed>
  /** Blocks a scheduled mail, and gives the resulting message; a statement cannot be blocked. */
  spoil?(desk: Desk, id: string): Promise<{ says: RegExp }>
}

const lines = [{ description: 'Tisch', quantity: 1, unitPrice: 1000, taxRate: 19 }]
const sendable = (path: string, id: string): Mailed => {
  const sending = `/${path}/${id}/send`
  return { proposal: sending, sending, id }
}

/** One of each kind of letter but those of invoices, estimates and reminders. */
export const KINDS: Kind[] = [
  {
    name: 'deliveryNote',
    type: 'deliveryNote',
    subject: /^Lieferschein .+ von Tischlerei Nord$/,
    variable: 'number',
    hasFile: true,
    async make({ ask, clientId }) {
      const body = { clientId, lines: [{ description: 'Tisch', quantity: 1 }] }
      const { _id } = await ask('POST', '/delivery-notes', body, 201)
      await ask('POST', `/delivery-notes/${_id}/issue`)
      return sendable('delivery-notes', _id)
    },
    async spoil({ ask }, id) {
      await ask('POST', `/delivery-notes/${id}/cancel`, { reason: 'Falsch geladen' })
      return { says: /storniert/ }
    },
  },
  {
    name: 'order',
    type: 'order',
    subject: /^Auftragsbestätigung .+ von Tischlerei Nord$/,
    variable: 'orderNumber',
    hasFile: true,
    async make({ ask, clientId }) {
      const { _id } = await ask('POST', '/orders', { clientId, lines, orderNumber: 'B-77' }, 201)
      return sendable('orders', _id)
    },
    async spoil({ ask }, id) {
      await ask('POST', `/orders/${id}/cancel`, { reason: 'Falsch erfasst' })
      return { says: /storniert/ }
    },
  },
  {
    name: 'proposal',
    type: 'proposal',
    subject: /^Neue Küche: Angebot von Tischlerei Nord$/,
    variable: 'title',
    hasFile: true,
    async make({ ask, clientId }) {
      const body = { clientId, title: 'Neue Küche', lines }
      const { _id } = await ask('POST', '/proposals', body, 201)
      return sendable('proposals', _id)
    },
    async spoil({ ask }, id) {
      await ask('POST', `/proposals/${id}/archive`)
      return { says: /archiviert|Archiv/ }
    },
  },
  {
    name: 'statement',
    type: 'statement',
    subject: /^Kontoauszug zum \d\d\.\d\d\.\d{4} von Tischlerei Nord$/,
    variable: 'balance',
    hasFile: true,
    async make({ clientId, invoice }) {
      await invoice()
      const path = `/clients/${clientId}/statement`
      return { proposal: path, sending: `${path}s`, id: '' }
    },
  },
  {
    name: 'receipt',
    type: 'payment',
    subject: /^Ihre Zahlung an Tischlerei Nord$/,
    variable: 'amount',
    hasFile: false,
    async make({ ask, invoice }) {
      const { _id } = await invoice()
      const { _id: id } = await ask('POST', `/invoices/${_id}/payments`, { amount: 190 }, 201)
      const sending = `/payments/${id}/receipt`
      return { proposal: sending, sending, id }
    },
    async spoil({ ask }, id) {
      await ask('DELETE', `/payments/${id}`, undefined, 204)
      return { says: /zurückgenommen/ }
    },
  },
]
