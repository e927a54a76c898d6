import { day, id, type Json, paging, pick, search, type Tool } from '../tool.js'
import { draftArguments, linesOf } from './documents.js'

const ROW = pick(
  ...['_id', 'number', 'revision', 'status', 'date', 'validUntil', 'currency', 'net', 'tax'],
  ...['total', 'acceptedTotal', 'client', 'customClient', 'sentAt']
)

const WHOLE = (estimate: Json) => ({
  ...ROW(estimate),
  ...pick('intro', 'closing')(estimate),
  lines: linesOf(estimate),
})

const STATUSES = ['Draft', 'Sent', 'Viewed', 'Accepted', 'Declined', 'Expired', 'Converted']

export const ESTIMATE_TOOLS: Tool[] = [
  {
    name: 'list_estimates',
    description: 'Lists or searches estimates, the newest first.',
    route: 'GET /api/estimates',
    arguments: {
      search,
      status: { type: 'string', enum: STATUSES },
      clientId: id('Only estimates for the client with this `_id`.'),
      from: day('First day of the estimate.'),
      to: day('Last day of the estimate.'),
      ...paging,
    },
    shape: ROW,
  },
  {
    name: 'get_estimate',
    description: 'One estimate with its lines.',
    route: 'GET /api/estimates/:id',
    arguments: { id: id('The estimate’s `_id`.') },
    required: ['id'],
    shape: WHOLE,
  },
  {
    name: 'create_estimate_draft',
    description:
      'Creates a draft of an estimate. A draft has no number and reaches nobody; a person reviews and sends it in Kontor.',
    route: 'POST /api/estimates',
    arguments: { ...draftArguments, validUntil: day('Last day on which the client can accept.') },
    required: ['clientId', 'lines'],
    shape: WHOLE,
  },
]
