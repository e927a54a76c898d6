import type { Module } from '#core/module/define_module'
import admin from '#modules/admin/module'
import analytics from '#modules/analytics/module'
import assets from '#modules/assets/module'
import assistant from '#modules/assistant/module'
import audit from '#modules/audit/module'
import auth from '#modules/auth/module'
import banking from '#modules/banking/module'
import calendar from '#modules/calendar/module'
import chat from '#modules/chat/module'
import clients from '#modules/clients/module'
import collections from '#modules/collections/module'
import correspondence from '#modules/correspondence/module'
import datev from '#modules/datev/module'
import deliveries from '#modules/deliveries/module'
import documents from '#modules/documents/module'
import einvoices from '#modules/einvoices/module'
import expenses from '#modules/expenses/module'
import forecast from '#modules/forecast/module'
import hours from '#modules/hours/module'
import imports from '#modules/imports/module'
import invoicing from '#modules/invoicing/module'
import leaving from '#modules/leaving/module'
import ledger from '#modules/ledger/module'
import mandates from '#modules/mandates/module'
import mcp from '#modules/mcp/module'
import offers from '#modules/offers/module'
import openapi from '#modules/openapi/module'
import orders from '#modules/orders/module'
import payments from '#modules/payments/module'
import people from '#modules/people/module'
import procedures from '#modules/procedures/module'
import recurring from '#modules/recurring/module'
import reminders from '#modules/reminders/module'
import retainers from '#modules/retainers/module'
import settings from '#modules/settings/module'
import tasks from '#modules/tasks/module'
import tokens from '#modules/tokens/module'
import transfers from '#modules/transfers/module'
import vat from '#modules/vat/module'
import webhooks from '#modules/webhooks/module'

/**
 * The modules, each after those that it depends on.
 * This order is the order of start and of the migrations.
 */
export const modules: Module[] = [
  auth,
  settings,
  clients,
  documents,
  correspondence,
  einvoices,
  mandates,
  invoicing,
  payments,
  recurring,
  reminders,
  tasks,
  offers,
  people,
  audit,
  tokens,
  calendar,
  hours,
  ledger,
  retainers,
  imports,
  banking,
  orders,
  deliveries,
  expenses,
  transfers,
  collections,
  assets,
  vat,
  datev,
  leaving,
  procedures,
  forecast,
  analytics,
  assistant,
  mcp,
  openapi,
  chat,
  webhooks,
  admin,
]
