import type { Feature } from '@/app/define_feature'
import { admin } from './admin/feature'
import { dashboard } from './analytics/dashboard/feature'
import { analytics } from './analytics/feature'
import { assets } from './assets/feature'
import { assistant } from './assistant/feature'
import { audit } from './audit/feature'
import { device } from './auth/device/feature'
import { auth } from './auth/feature'
import { suspension } from './auth/suspension/feature'
import { visits } from './auth/visits/feature'
import { banking } from './banking/feature'
import { calendar } from './calendar/feature'
import { clients } from './clients/feature'
import { collections } from './collections/feature'
import { correspondence } from './correspondence/feature'
import { mailOutage } from './correspondence/mail_outage/feature'
import { datev } from './datev/feature'
import { deliveries } from './deliveries/feature'
import { documents } from './documents/feature'
import { einvoices } from './einvoices/feature'
import { expenses } from './expenses/feature'
import { forecast } from './forecast/feature'
import { hours } from './hours/feature'
import { imports } from './imports/feature'
import { invoicing } from './invoicing/feature'
import { items } from './invoicing/items/feature'
import { leaving } from './leaving/feature'
import { ledger } from './ledger/feature'
import { estimates } from './offers/estimates/feature'
import { offers } from './offers/feature'
import { proposals } from './offers/proposals/feature'
import { orders } from './orders/feature'
import { payments } from './payments/feature'
import { people } from './people/feature'
import { recurring } from './recurring/feature'
import { reminders } from './reminders/feature'
import { retainers } from './retainers/feature'
import { settings } from './settings/feature'
import { budgets } from './tasks/budgets/feature'
import { checklists } from './tasks/checklists/feature'
import { comments } from './tasks/comments/feature'
import { tasks } from './tasks/feature'
import { rates } from './tasks/rates/feature'
import { taskFiles } from './tasks/task_files/feature'
import { taskTemplates } from './tasks/task_templates/feature'
import { timeCalendar } from './tasks/time_calendar/feature'
import { timer } from './timer/feature'
import { transfers } from './transfers/feature'
import { vat } from './vat/feature'
import { webhooks } from './webhooks/feature'

/** Every feature of the web app. A new one is added here and nowhere else. */
export const features: Feature[] = [
  auth,
  device,
  suspension,
  visits,
  documents,
  dashboard,
  analytics,
  assistant,
  offers,
  estimates,
  invoicing,
  recurring,
  proposals,
  payments,
  banking,
  reminders,
  einvoices,
  clients,
  orders,
  deliveries,
  items,
  vat,
  datev,
  leaving,
  ledger,
  imports,
  tasks,
  rates,
  budgets,
  retainers,
  checklists,
  comments,
  taskFiles,
  timer,
  timeCalendar,
  taskTemplates,
  people,
  expenses,
  transfers,
  collections,
  assets,
  forecast,
  hours,
  correspondence,
  mailOutage,
  calendar,
  settings,
  webhooks,
  audit,
  admin,
]
