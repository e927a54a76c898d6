import type { Module } from '#core/module/define_module'
import admin from '#modules/admin/module'
import analytics from '#modules/analytics/module'
import auth from '#modules/auth/module'
import clients from '#modules/clients/module'
import documents from '#modules/documents/module'
import einvoices from '#modules/einvoices/module'
import invoicing from '#modules/invoicing/module'
import recurring from '#modules/recurring/module'
import reminders from '#modules/reminders/module'
import sales from '#modules/sales/module'
import settings from '#modules/settings/module'
import tasks from '#modules/tasks/module'

/**
 * The modules, each after those that it depends on.
 * This order is the order of start and of the migrations.
 */
export const modules: Module[] = [
  auth,
  settings,
  clients,
  documents,
  einvoices,
  invoicing,
  recurring,
  reminders,
  sales,
  tasks,
  analytics,
  admin,
]
