import { defineModule } from '#core/module/define_module'

/** Invoices that machines read: written by the rules of EN 16931 and XRechnung, checked, put into PDFs, and read. */
export default defineModule({
  name: 'einvoices',
  dependsOn: ['documents', 'settings'],
  routes: () => import('./routes.js'),
})
