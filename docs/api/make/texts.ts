/** The first part of the document: what a caller needs to know about all routes. */
export const INTRODUCTION = `The API that Kontor's own web app and terminal use. Every route that they call is listed here.

**Sign in** with \`POST /api/auth/login\`, or with an access key from “My account”: \`Authorization: Bearer …\`. A key has few rights and ends after a year at the latest; a route that takes keys names the right.

**Money** is a decimal number in whole units of its currency (\`119.00\`), calculated exactly. **Days** are \`YYYY-MM-DD\` in the company's time zone. **Instants** are ISO 8601 in UTC. **Ids** are UUIDs under \`_id\`.

**Lists** take \`page\`, \`pageSize\` (up to 500), \`sort\` and \`order\`, and answer a plain array. \`X-Total-Count\` holds the number of all entries, \`Link\` the other pages (RFC 8288).

**Changes** that may be repeated send an \`Idempotency-Key\`: the second call answers as the first did (\`Idempotent-Replayed: true\`) and changes nothing. Records with a \`version\` refuse a change of an older one with 409.

**Limits**: an access key has 600 calls a minute, all programs of a company have 1,800. \`RateLimit\` says how many are left (\`"key";r=598;t=60\`: 598 calls within 60 seconds), and 429 comes with \`Retry-After\`.

**Webhooks** tell your program when something happens: add them in the settings or by \`/api/webhooks\`. The events, with what they hold, are the \`webhooks\` of \`/api/openapi.json\`; requests are signed as Standard Webhooks says.

**Refusals** have a sentence, a stable \`code\` and the id of the request. Programs decide by the code.

**Versions**: fields and routes are added without notice, so ignore what you do not know. Nothing is removed or renamed within a version of Kontor without appearing as deprecated here for six months.`

/** The modules, in the order of a company's day. */
export const TAGS = [
  { name: 'auth', description: 'Sign-in, accounts, devices and second factors' },
  { name: 'tokens', description: 'Access keys' },
  { name: 'clients', description: 'Clients' },
  { name: 'invoicing', description: 'Invoices, credit notes and items' },
  { name: 'payments', description: 'Payments, refunds and credits' },
  { name: 'recurring', description: 'Recurring invoices' },
  { name: 'reminders', description: 'Reminders and dunning levels' },
  { name: 'offers', description: 'Estimates and proposals' },
  { name: 'orders', description: 'Order confirmations' },
  { name: 'deliveries', description: 'Delivery notes' },
  { name: 'documents', description: 'Papers and their samples' },
  { name: 'einvoices', description: 'E-invoices' },
  { name: 'correspondence', description: 'Mails, templates and links' },
  { name: 'ledger', description: 'Accounts of clients' },
  { name: 'tasks', description: 'Projects, tasks and time' },
  { name: 'hours', description: 'Billing of hours' },
  { name: 'people', description: 'People, absences and weeks' },
  { name: 'calendar', description: 'Calendar feeds' },
  { name: 'expenses', description: 'Expenses, receipts and vendors' },
  { name: 'assets', description: 'Assets and depreciation' },
  { name: 'banking', description: 'Bank statements and matching' },
  { name: 'transfers', description: 'Transfer orders' },
  { name: 'mandates', description: 'SEPA mandates' },
  { name: 'collections', description: 'Direct debits' },
  { name: 'vat', description: 'VAT returns' },
  { name: 'datev', description: 'DATEV export' },
  { name: 'analytics', description: 'Dashboard and reports' },
  { name: 'forecast', description: 'Cash-flow forecast' },
  { name: 'assistant', description: 'Questions to the books' },
  { name: 'chat', description: 'Language models' },
  { name: 'webhooks', description: 'Webhooks' },
  { name: 'mcp', description: 'Model Context Protocol' },
  { name: 'settings', description: 'Settings of the company' },
  { name: 'imports', description: 'Imports' },
  { name: 'audit', description: 'Audit log' },
  { name: 'leaving', description: 'Exports and deletion' },
  { name: 'admin', description: 'The operator' },
  { name: 'events', description: 'Changes as they happen' },
  { name: 'health', description: 'Health of the server' },
  { name: 'openapi', description: 'This document' },
]
