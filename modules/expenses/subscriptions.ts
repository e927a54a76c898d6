import { registerSubject } from '#core/audit/subjects'
import { handOver, registerClientReference } from '#modules/clients/public'
import {
  freeExpensesOf,
  freeExpensesOfDeletedLines,
} from '#modules/expenses/rebilling/free_with_invoice'
import { beforeDraftDeleted, whenDraftChanged, whenReversed } from '#modules/invoicing/public'

registerSubject({ type: 'expense', table: 'expenses', label: 'number' })
registerClientReference('expenses', handOver('expenses'))
whenDraftChanged(freeExpensesOfDeletedLines)
beforeDraftDeleted(freeExpensesOf)
whenReversed(freeExpensesOf)
