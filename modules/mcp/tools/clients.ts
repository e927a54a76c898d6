import { id, paging, pick, search, type Tool } from '../tool.js'

const ROW = pick(
  ...['_id', 'number', 'type', 'name', 'email', 'phone', 'street', 'postalCode', 'city', 'country'],
  ...['vatId', 'language', 'currency', 'paymentTermDays', 'isArchived']
)

export const CLIENT_TOOLS: Tool[] = [
  {
    name: 'list_clients',
    description: 'Lists or searches the clients of the company, by name.',
    route: 'GET /api/clients',
    arguments: { search, ...paging },
    shape: ROW,
  },
  {
    name: 'get_client',
    description: 'One client with its address, terms and contacts.',
    route: 'GET /api/clients/:id',
    arguments: { id: id('The client’s `_id`.') },
    required: ['id'],
    shape: (client) => ({ ...ROW(client), ...pick('contacts', 'hourlyRate')(client) }),
  },
]
