import { day, paging, pick, search, type Tool } from '../tool.js'

export const EXPENSE_TOOLS: Tool[] = [
  {
    name: 'list_expenses',
    description: 'Lists or searches expenses (receipts and bills of suppliers), the newest first.',
    route: 'GET /api/expenses',
    arguments: {
      search,
      status: { type: 'string', enum: ['open', 'overdue', 'paid'] },
      from: day('First day of the receipt.'),
      to: day('Last day of the receipt.'),
      ...paging,
    },
    shape: pick(
      ...['_id', 'number', 'vendor', 'reference', 'date', 'dueDate', 'paidDate', 'status'],
      ...['categories', 'currency', 'net', 'tax', 'gross']
    ),
  },
]
