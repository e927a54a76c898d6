import type { AnswerOf } from '#api/routes'

/** Sums in major units by currency; different ones are never added up. */
export type Dashboard = AnswerOf<'GET', '/api/dashboard'>
/** The next steps, twelve months of money, and the time worked and money spent. */
export type Outlook = AnswerOf<'GET', '/api/dashboard/outlook'>
export type Step = Dashboard['checklist'][number]['key']
export type Amounts = Dashboard['open']
export type RunningTask = NonNullable<Dashboard['runningTask']>

type Attention = Dashboard['attention'][number]
export type DueInvoice = Extract<Attention, { kind: 'invoice' }>
export type DueTask = Extract<Attention, { kind: 'task' }>
export type NearLimit = Extract<Attention, { kind: 'vatLimit' }>
export type BudgetWarning = Extract<Attention, { kind: 'budget' }>
export type DueReturn = Extract<Attention, { kind: 'vatReturn' }>

/** There is no money in it at all. */
export type EmployeeDashboard = AnswerOf<'GET', '/api/employee-dashboard'>
export type OpenTask = EmployeeDashboard['openTasks'][number]
export type NoteToSign = EmployeeDashboard['notesToSign'][number]
export type LatestEntry = EmployeeDashboard['lastEntries'][number]
