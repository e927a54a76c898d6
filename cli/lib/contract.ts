/** What the client reads of the API's answers; the API itself is described in /api/docs. */

export interface Me {
  id: string
  email: string
  name: string
  role: string
  language: string
  companyId: string | null
}

export interface SignIn {
  token: string
  id: string
  email: string
}

export interface TimeEntry {
  _id: string
  startTime: string
  endTime: string | null
  breakSeconds?: number
  user?: { _id: string; name: string }
}

export interface Task {
  _id: string
  title: string
  status: 'open' | 'done'
  priority?: 'low' | 'normal' | 'high'
  dueDate?: string | null
  project?: { _id: string; name: string } | null
  trackedSeconds?: number
  timeEntries?: TimeEntry[]
}

export interface Invoice {
  _id: string
  number: string | null
  status: string
  date: string | null
  dueDate: string | null
  currency: string
  total: number
  open: number
  client: { name: string } | null
  customClient: { name: string } | null
  isOverdue: boolean
  daysOverdue: number
}

/** Sums of a filtered list by currency, from the header X-Totals. */
export type InvoiceTotals = Record<string, { total: number; open: number }>

export interface Company {
  _id: string
  name: string
  email: string
  status: 'pending' | 'active' | 'rejected' | 'suspended'
  plan?: string
  createdAt: string
}
