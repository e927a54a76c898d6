import { QUESTION_IDS } from '#modules/assistant/public'
import { day, id, type Tool } from '../tool.js'

export const BOOK_TOOLS: Tool[] = [
  {
    name: 'ask_books',
    description:
      'Answers one of a fixed list of questions from the books: figures, each with the link to the list that it is the sum of, and the first records. Amounts are in major units by currency. Quote the figures as they are; never add amounts of different currencies.',
    route: 'GET /api/assistant/answers/:question',
    arguments: {
      question: { type: 'string', enum: QUESTION_IDS },
      from: day(
        'First day of the period; with `to`. Without them the usual period of the question.'
      ),
      to: day('Last day of the period.'),
      clientId: id('Only for questions about invoices, estimates and unbilled hours: one client.'),
    },
    required: ['question'],
    isRepeatable: true,
  },
]
