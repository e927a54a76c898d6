import type { AnswerOf } from '#api/routes'

export type Briefing = AnswerOf<'GET', '/api/assistant/briefing'>
export type KeptQuestion = AnswerOf<'GET', '/api/assistant/questions'>[number]
export type Answer = Briefing['insights'][number]
export type Figure = Answer['figures'][number]
export type Value = Figure['value']

/** The questions offered as examples to employees, in this order. */
export const OWN_EXAMPLES = ['own_tasks', 'own_week', 'own_month'] as const

/** The questions offered as examples, in this order. */
export const EXAMPLES = [
  'overdue',
  'owed',
  'received',
  'unbilled',
  'vat',
  'bills',
  'expiring',
  'lasts',
] as const
