import type { Tool } from '../tool.js'
import { BOOK_TOOLS } from './books.js'
import { CLIENT_TOOLS } from './clients.js'
import { ESTIMATE_TOOLS } from './estimates.js'
import { EXPENSE_TOOLS } from './expenses.js'
import { INVOICE_TOOLS } from './invoices.js'
import { TIME_TOOLS } from './time.js'

/** All tools. None issues, sends, voids or pays anything: those routes take no token, and no tool names one. */
export const TOOLS: Tool[] = [
  ...BOOK_TOOLS,
  ...CLIENT_TOOLS,
  ...INVOICE_TOOLS,
  ...ESTIMATE_TOOLS,
  ...EXPENSE_TOOLS,
  ...TIME_TOOLS,
]
