import { defineModule } from '#core/module/define_module'

/** Answers questions from the company's books by named queries, and says what needs attention; no model is involved. */
export default defineModule({
  name: 'assistant',
  dependsOn: [
    'settings',
    'clients',
    'invoicing',
    'payments',
    'recurring',
    'reminders',
    'offers',
    'tasks',
    'hours',
    'ledger',
    'banking',
    'expenses',
    'vat',
    'forecast',
    'analytics',
  ],
  routes: () => import('#modules/assistant/routes'),
})
