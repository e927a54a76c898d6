import type { Concept } from './concepts.js'

/** How a question is recognised. */
export interface Wording {
  /** Each group needs at least one of its ideas. */
  needs: readonly (readonly Concept[])[]
  /** Ideas that may come along; any other idea means that something else is asked. */
  allows: readonly Concept[]
}

/** Paying, and money that was paid. */
const PAY = ['pay', 'paid'] as const
const ASIDES = ['money', 'invoice', 'client', 'who'] as const

/** The questions that the books answer without a model. */
export const WORDINGS = {
  openInvoices: { needs: [['open']], allows: [...ASIDES, ...PAY] },
  overdueInvoices: { needs: [['late']], allows: [...ASIDES, 'open', ...PAY, 'due'] },
  dueInvoices: {
    needs: [['due'], ['invoice', 'soon', 'client', 'who', 'money']],
    allows: [...ASIDES, 'open', ...PAY, 'soon', 'future'],
  },
  draftInvoices: {
    needs: [
      ['draft', 'unfinished'],
      ['draft', 'invoice'],
    ],
    allows: ['draft', 'unfinished', 'unsent', 'invoice', 'money'],
  },
  received: {
    needs: [['received', 'paid', 'pay']],
    allows: ['money', 'client', 'who', ...PAY, 'invoice'],
  },
  invoiced: {
    needs: [['revenue', 'billed']],
    allows: ['revenue', 'billed', 'money', 'client', 'invoice'],
  },
  bestClients: {
    needs: [
      ['best', 'byClient'],
      ['client', 'who', 'byClient'],
    ],
    allows: [...ASIDES, 'revenue', 'billed', ...PAY, 'received', 'profit'],
  },
  slowPayers: { needs: [['slow']], allows: ['client', 'who', ...PAY, 'invoice', 'late', 'best'] },
  remindersDue: {
    needs: [['remind']],
    allows: ['toSend', 'soon', 'client', 'who', 'invoice', 'due', ...PAY, 'late', 'open'],
  },
  bankMatches: {
    needs: [['match']],
    allows: [
      ...PAY,
      'bank',
      'invoice',
      'open',
      'received',
      'money',
      'waiting',
      'spent',
      'revenue',
      'uninvoiced',
    ],
  },
  openEstimates: {
    needs: [['estimate'], ['open', 'waiting']],
    allows: ['answered', 'open', 'waiting', 'client', 'who', 'money', ...PAY],
  },
  expiringEstimates: {
    needs: [['estimate'], ['expiring', 'due']],
    allows: ['expiring', 'due', 'soon', 'client', 'who', 'open', 'future'],
  },
  acceptedEstimates: {
    needs: [['estimate'], ['accepted']],
    allows: [
      'client',
      'who',
      'unbilled',
      'uninvoiced',
      'open',
      'money',
      'invoice',
      'revenue',
      'billed',
    ],
  },
  recurringInvoices: {
    needs: [['recurring']],
    allows: ['invoice', 'soon', 'due', 'money', 'client', 'future', 'each', 'received', 'billed'],
  },
  unbilledHours: {
    needs: [['unbilled']],
    allows: ['hours', 'client', 'who', 'money', 'open', 'invoice'],
  },
  workedHours: { needs: [['hours']], allows: ['money', 'who', 'team'] },
  spent: { needs: [['spent']], allows: ['money', ...PAY] },
  spentByCategory: {
    needs: [
      ['category', 'best'],
      ['spent', 'money', 'category'],
    ],
    allows: ['spent', 'money', 'category', ...PAY],
  },
  unusualExpenses: {
    needs: [['unusual']],
    allows: ['best', 'spent', 'money', 'bill', 'compare', ...PAY],
  },
  billsToPay: {
    needs: [['bill']],
    allows: [
      'open',
      'waiting',
      ...PAY,
      'due',
      'spent',
      'money',
      'late',
      'soon',
      'invoice',
      'receipt',
    ],
  },
  vatDue: { needs: [['tax']], allows: ['money', ...PAY, 'open', 'due', 'bill', 'soon'] },
  profit: { needs: [['profit']], allows: ['profit', 'money', 'who'] },
  tasksDue: { needs: [['task']], allows: ['due', 'open', 'waiting', 'late', 'soon', 'unfinished'] },
} as const satisfies Record<string, Wording>

/** Questions about today's state. They know no other time, so one that names a period gets no answer. */
const STATES_OF_TODAY: readonly string[] = [
  'openInvoices',
  'overdueInvoices',
  'draftInvoices',
  'slowPayers',
  'remindersDue',
  'bankMatches',
  'openEstimates',
  'acceptedEstimates',
  'recurringInvoices',
  'unbilledHours',
  'unusualExpenses',
] satisfies QuestionId[]

export const isAboutToday = (question: QuestionId) => STATES_OF_TODAY.includes(question)

export type QuestionId = keyof typeof WORDINGS

export const QUESTION_IDS = Object.keys(WORDINGS) as QuestionId[]

export const isQuestion = (name: unknown): name is QuestionId =>
  QUESTION_IDS.includes(name as QuestionId)
