import type { Feature } from '@/app/define_feature'
import { admin } from './admin/feature'
import { analytics } from './analytics/feature'
import { assets } from './assets/feature'
import { assistant } from './assistant/feature'
import { audit } from './audit/feature'
import { auth } from './auth/feature'
import { banking } from './banking/feature'
import { clients } from './clients/feature'
import { collections } from './collections/feature'
import { dashboard } from './dashboard/feature'
import { datev } from './datev/feature'
import { deliveries } from './deliveries/feature'
import { einvoices } from './einvoices/feature'
import { estimates } from './estimates/feature'
import { expenses } from './expenses/feature'
import { forecast } from './forecast/feature'
import { hours } from './hours/feature'
import { imports } from './imports/feature'
import { invoices } from './invoices/feature'
import { items } from './items/feature'
import { leaving } from './leaving/feature'
import { ledger } from './ledger/feature'
import { mails } from './mails/feature'
import { payments } from './payments/feature'
import { people } from './people/feature'
import { proposals } from './proposals/feature'
import { rates } from './rates/feature'
import { recurring } from './recurring/feature'
import { reminders } from './reminders/feature'
import { settings } from './settings/feature'
import { tasks } from './tasks/feature'
import { transfers } from './transfers/feature'
import { vat } from './vat/feature'

/** Every feature of the web app. A new one is added here and nowhere else. */
export const features: Feature[] = [
  auth,
  dashboard,
  analytics,
  assistant,
  estimates,
  invoices,
  recurring,
  proposals,
  payments,
  banking,
  reminders,
  einvoices,
  clients,
  deliveries,
  items,
  vat,
  datev,
  leaving,
  ledger,
  imports,
  tasks,
  rates,
  people,
  expenses,
  transfers,
  collections,
  assets,
  forecast,
  hours,
  mails,
  settings,
  audit,
  admin,
]
