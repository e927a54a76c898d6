import type { Concept } from './concepts.js'

/** How a question is recognised. */
export interface Wording {
  /** Each group needs at least one of its ideas. */
  needs: readonly (readonly Concept[])[]
  /** Ideas that may come along; any other idea means that something else is asked. */
  allows: readonly Concept[]
}

const ASIDES = ['money', 'invoice', 'client'] as const

/** The questions that the books answer without a model. */
export const WORDINGS = {
  openInvoices: { needs: [['open']], allows: [...ASIDES, 'pay'] },
  overdueInvoices: { needs: [['late']], allows: [...ASIDES, 'open', 'pay', 'due'] },
  dueInvoices: {
    needs: [['due'], ['invoice', 'soon', 'client', 'money']],
    allows: [...ASIDES, 'open', 'pay', 'soon'],
  },
  draftInvoices: { needs: [['draft']], allows: ['invoice', 'money'] },
  received: { needs: [['received']], allows: ['money', 'client', 'pay', 'invoice'] },
  invoiced: { needs: [['revenue']], allows: ['money', 'client', 'invoice'] },
  bestClients: {
    needs: [['best'], ['client']],
    allows: ['revenue', 'money', 'pay', 'received', 'profit', 'invoice'],
  },
  slowPayers: { needs: [['slow']], allows: ['client', 'pay', 'invoice', 'late', 'best'] },
  remindersDue: {
    needs: [['remind']],
    allows: ['client', 'invoice', 'due', 'pay', 'late', 'open'],
  },
  bankMatches: {
    needs: [['match']],
    allows: ['pay', 'invoice', 'open', 'received', 'money', 'waiting', 'spent', 'revenue'],
  },
  openEstimates: { needs: [['estimate'], ['open', 'waiting']], allows: ['client', 'money', 'pay'] },
  expiringEstimates: {
    needs: [['estimate'], ['expiring', 'due']],
    allows: ['soon', 'client', 'open'],
  },
  acceptedEstimates: {
    needs: [['estimate'], ['accepted']],
    allows: ['client', 'unbilled', 'open', 'money', 'invoice', 'revenue'],
  },
  recurringInvoices: {
    needs: [['recurring']],
    allows: ['invoice', 'soon', 'due', 'money', 'client'],
  },
  unbilledHours: {
    needs: [['unbilled']],
    allows: ['hours', 'client', 'money', 'open', 'invoice'],
  },
  workedHours: { needs: [['hours']], allows: ['money'] },
  spent: { needs: [['spent']], allows: ['money', 'pay'] },
  spentByCategory: {
    needs: [
      ['category', 'best'],
      ['spent', 'money', 'category'],
    ],
    allows: ['spent', 'money', 'category', 'pay'],
  },
  unusualExpenses: { needs: [['unusual']], allows: ['spent', 'money', 'bill', 'pay'] },
  billsToPay: {
    needs: [['bill']],
    allows: ['open', 'pay', 'due', 'spent', 'money', 'client', 'late', 'soon', 'invoice'],
  },
  vatDue: { needs: [['tax']], allows: ['money', 'pay', 'open', 'due', 'bill', 'soon'] },
  profit: { needs: [['profit']], allows: ['money'] },
  tasksDue: { needs: [['task']], allows: ['due', 'open', 'late', 'soon'] },
} as const satisfies Record<string, Wording>

export type QuestionId = keyof typeof WORDINGS

export const QUESTION_IDS = Object.keys(WORDINGS) as QuestionId[]
