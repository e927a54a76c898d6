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
  overdueInvoices: { needs: [['late']], allows: [...ASIDES, 'open', 'pay', 'due'] },
  dueInvoices: {
    needs: [['due'], ['invoice', 'soon', 'client', 'who', 'money']],
    allows: [...ASIDES, 'open', ...PAY, 'soon', 'future', 'expiring', 'ends'],
  },
  draftInvoices: {
    needs: [
      ['draft', 'unfinished'],
      ['draft', 'invoice'],
    ],
    allows: ['draft', 'unfinished', 'unsent', 'invoice', 'money', 'client', 'waiting'],
  },
  received: {
    needs: [['received', 'paid', 'pay']],
    allows: ['money', 'client', 'who', ...PAY, 'invoice', 'bank'],
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
    allows: ['money', 'client', 'who', 'revenue', 'billed', ...PAY, 'received', 'profit'],
  },
  slowPayers: {
    needs: [['slow']],
    allows: [
      'client',
      'who',
      'money',
      ...PAY,
      'invoice',
      'late',
      'best',
      'due',
      'bill',
      'statistic',
    ],
  },
  remindersDue: {
    needs: [['remind']],
    allows: ['toSend', 'soon', 'client', 'who', 'invoice', 'due', 'pay', 'late', 'open', 'money'],
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
      'receipt',
    ],
  },
  openEstimates: {
    needs: [['estimate'], ['open', 'waiting']],
    allows: ['answered', 'open', 'waiting', 'sent', 'client', 'who', 'money', 'received', ...PAY],
  },
  expiringEstimates: {
    needs: [['estimate'], ['expiring', 'due', 'ends']],
    allows: ['soon', 'client', 'who', 'open', 'future', 'valid', 'remind'],
  },
  acceptedEstimates: {
    needs: [['estimate'], ['accepted'], ['unbilled', 'uninvoiced']],
    allows: ['client', 'who', 'open', 'money', 'invoice', 'revenue', 'billed'],
  },
  recurringInvoices: {
    needs: [['recurring']],
    allows: [
      'invoice',
      'soon',
      'due',
      'money',
      'client',
      'future',
      'each',
      'received',
      'billed',
      'sent',
      'toSend',
      'waiting',
      'valid',
    ],
  },
  unbilledHours: {
    needs: [['unbilled']],
    allows: ['hours', 'client', 'who', 'money', 'open', 'invoice', 'waiting'],
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
    allows: ['best', 'spent', 'category', 'money', 'bill', 'compare', 'paidOut', 'habit', ...PAY],
  },
  billsToPay: {
    needs: [['bill']],
    allows: [
      'open',
      'waiting',
      'pay',
      'due',
      'spent',
      'money',
      'late',
      'soon',
      'invoice',
      'receipt',
    ],
  },
  vatDue: {
    needs: [['tax']],
    allows: ['money', 'toBePaid', ...PAY, 'open', 'due', 'bill', 'soon'],
  },
  profit: { needs: [['profit']], allows: ['money', 'who'] },
  moneyLasts: { needs: [['lasts']], allows: ['money', 'future', 'soon'] },
  tasksDue: {
    needs: [['task']],
    allows: ['due', 'open', 'waiting', 'soon', 'unfinished', 'money'],
  },
  overdueTasks: { needs: [['task'], ['late']], allows: ['due', 'open', 'waiting', 'unfinished'] },
  openTasks: {
    needs: [['task'], ['open', 'waiting', 'unfinished']],
    allows: ['open', 'waiting', 'unfinished', 'money'],
  },
} as const satisfies Record<string, Wording>

/** Questions of people who see only their own work. They ask for themselves, so nobody else may be named. */
export const OWN_WORDINGS = {
  ownTasks: WORDINGS.tasksDue,
  ownOverdueTasks: WORDINGS.overdueTasks,
  ownOpenTasks: WORDINGS.openTasks,
  ownHours: { needs: [['hours']], allows: ['money'] },
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
  'overdueTasks',
  'openTasks',
  'ownOverdueTasks',
  'ownOpenTasks',
] satisfies AnyQuestionId[]

/** Questions about what has been: they get no answer about days to come. */
const LOOKING_BACK: readonly string[] = [
  'received',
  'invoiced',
  'bestClients',
  'workedHours',
  'ownHours',
  'spent',
  'spentByCategory',
  'vatDue',
  'profit',
] satisfies AnyQuestionId[]

export const looksBack = (question: AnyQuestionId) => LOOKING_BACK.includes(question)

/** Questions about what is to come: they get no answer about days that have passed. */
const LOOKING_AHEAD: readonly string[] = ['moneyLasts'] satisfies QuestionId[]

export const looksAhead = (question: AnyQuestionId) => LOOKING_AHEAD.includes(question)

export const isAboutToday = (question: AnyQuestionId) => STATES_OF_TODAY.includes(question)

export type QuestionId = keyof typeof WORDINGS
export type OwnQuestionId = keyof typeof OWN_WORDINGS
export type AnyQuestionId = QuestionId | OwnQuestionId

export const QUESTION_IDS = Object.keys(WORDINGS) as QuestionId[]

export const isQuestion = (name: unknown): name is QuestionId =>
  QUESTION_IDS.includes(name as QuestionId)
