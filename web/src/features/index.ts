import type { Feature } from '@/app/define_feature'
import { admin } from './admin/feature'
import { auth } from './auth/feature'
import { clients } from './clients/feature'
import { dashboard } from './dashboard/feature'
import { einvoices } from './einvoices/feature'
import { estimates } from './estimates/feature'
import { invoices } from './invoices/feature'
import { items } from './items/feature'
import { recurring } from './recurring/feature'
import { reminders } from './reminders/feature'
import { settings } from './settings/feature'
import { tasks } from './tasks/feature'

/** Every feature of the web app. A new one is added here and nowhere else. */
export const features: Feature[] = [
  auth,
  dashboard,
  estimates,
  invoices,
  recurring,
  reminders,
  einvoices,
  clients,
  items,
  tasks,
  settings,
  admin,
]
